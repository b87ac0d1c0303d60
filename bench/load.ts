import { connect } from 'node:net';

interface Load {
  url: string;
  cookie: string;
  connections: number;
  seconds: number;
  /** Requests a second, at an even rate. Without it, each connection sends the next request after a response. */
  perSecond?: number;
}

/**
 * Sends requests over keep-alive connections, one at a time on each. Returns the responses a second and their durations
 * in milliseconds (Infinity after a refusal); raw sockets keep the overhead small.
 */
export async function load({
  url,
  cookie,
  connections,
  seconds,
  perSecond,
}: Load): Promise<{ rate: number; times: number[] }> {
  const { hostname, port, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`;
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  let sent = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let missing = 0;
      let due = 0;
      let refused = false;
      const send = () => {
        due = perSecond === undefined ? performance.now() : began + (1000 * sent++) / perSecond;
        if (due >= until) return void socket.end(resolve);
        const wait = due - performance.now();
        if (wait <= 0) socket.write(request);
        else setTimeout(() => socket.write(request), wait);
      };
      socket.on('error', reject);
      socket.on('connect', send);
      socket.on('data', (chunk) => {
        if (missing <= 0) refused = isRefused(chunk);
        missing = missing > 0 ? missing - chunk.length : remaining(chunk);
        if (missing > 0) return;
        times.push(refused ? Infinity : performance.now() - due);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return { rate: times.filter(Number.isFinite).length / ((performance.now() - began) / 1000), times };
}

/** The number of bytes of the response that follow its first chunk. */
function remaining(chunk: Buffer): number {
  const head = chunk.indexOf('\r\n\r\n');
  const text = chunk.toString('latin1', 0, head);
  return Number(/content-length: (\d+)/i.exec(text)![1]) - (chunk.length - head - 4);
}

const isRefused = (chunk: Buffer): boolean => chunk.toString('latin1', 0, 12) !== 'HTTP/1.1 200';
