import { connect } from 'node:net';

interface Load {
  url: string;
  cookie: string;
  connections: number;
  seconds: number;
}

/**
 * Requests a second over keep-alive connections, one request at a time on each. Bare sockets, so that measuring costs
 * little.
 */
export async function load({ url, cookie, connections, seconds }: Load): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`;
  let answered = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let missing = 0;
      socket.on('error', reject);
      socket.on('connect', () => socket.write(request));
      socket.on('data', (chunk) => {
        missing = missing > 0 ? missing - chunk.length : remaining(chunk);
        if (missing > 0) return;
        answered++;
        if (performance.now() < until) socket.write(request);
        else socket.end(resolve);
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return answered / ((performance.now() - began) / 1000);
}

/** How much of the answer is still to come after its first chunk. */
function remaining(chunk: Buffer): number {
  const head = chunk.indexOf('\r\n\r\n');
  const text = chunk.toString('latin1', 0, head);
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`The load was answered ${text.split('\r\n')[0]}`);
  return Number(/content-length: (\d+)/i.exec(text)![1]) - (chunk.length - head - 4);
}
