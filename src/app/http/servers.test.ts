import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Servers, type Patience } from './servers.ts';

const hurried: Patience = {
  request: 150,
  headers: 150,
  idle: 5000,
  look: 20,
  reading: { grace: 60_000, bytesPerSecond: 1 },
};
const endless: Patience = { ...hurried, request: 60_000, headers: 60_000 };

/** A server that responds to complete requests; `/stream` never ends. */
async function serve(patience: Patience): Promise<() => Promise<{ socket: Socket; said: () => string }>> {
  const servers = new Servers(patience);
  const answer = async (request: AsyncIterable<Buffer> & { url?: string }) => {
    for await (const _ of request);
    return request.url;
  };
  const port = await servers.listen(
    (request, response) =>
      void answer(request).then(
        (url) => (url === '/stream' ? response.write('begun ') : response.end('answered')),
        () => response.destroy(),
      ),
    0,
    '127.0.0.1',
  );
  onTestFinished(() => servers.close(0));
  return async () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined);
    await once(socket, 'connect');
    return { socket, said: () => text };
  };
}

// Writes only after reading, because writing to a closed server would discard its response.
const drip = (socket: Socket, text: string): void => {
  const write = () => void (socket.bytesRead === 0 && socket.write(text));
  const timer = setInterval(() => setImmediate(write), 20);
  const stop = () => clearInterval(timer);
  socket.once('close', stop);
  onTestFinished(stop);
};

const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));

test('an endless body is refused with 408, even if bytes trickle in', async () => {
  const { socket, said } = await (await serve(hurried))();
  socket.write('POST / HTTP/1.1\r\nHost: mithaq\r\nContent-Length: 100000\r\n\r\n');
  drip(socket, 'a');
  await closed(socket);
  expect(said()).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(said().split('\r\n\r\n')[1]!)).toMatchObject({ code: 'common.too-slow' });
});

test('endless headers and silent connections are closed too', async () => {
  const connection = await serve(hurried);
  const [slow, silent] = await Promise.all([connection(), connection()]);
  slow.socket.write('GET / HTTP/1.1\r\n');
  drip(slow.socket, 'X-More: a\r\n');
  await Promise.all([closed(slow.socket), closed(silent.socket)]);
  for (const { said } of [slow, silent]) expect(said()).toMatch(/^HTTP\/1\.1 408 /);
});

test('a response may take longer: an event stream goes on', async () => {
  const connection = await serve(hurried);
  const [stream, slow] = await Promise.all([connection(), connection()]);
  stream.socket.write('GET /stream HTTP/1.1\r\nHost: mithaq\r\n\r\n');
  await expect.poll(stream.said).toContain('begun');
  // The limit applies to the other one meanwhile.
  await closed(slow.socket);
  expect(stream.socket.readyState).toBe('open');
});

test('invalid HTTP is refused in the form of every other refusal', async () => {
  const { socket, said } = await (await serve(endless))();
  socket.write('THIS IS NO REQUEST\r\n\r\n');
  await closed(socket);
  expect(said()).toMatch(/^HTTP\/1\.1 400 /);
  expect(said()).toContain('X-Content-Type-Options: nosniff');
  expect(JSON.parse(said().split('\r\n\r\n')[1]!)).toMatchObject({ code: 'common.malformed' });
});

test('an idle connection does not delay closing', async () => {
  const servers = new Servers({ ...endless, idle: 60_000 });
  const requested = Promise.withResolvers<ServerResponse>();
  const port = await servers.listen((_, response) => requested.resolve(response), 0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: mithaq\r\n\r\n');
  const response = await requested.promise;
  const closing = servers.close(60_000);
  response.end('answered');
  const [answer] = await Promise.all([once(socket, 'data'), closing]);
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a process about to stop serves everybody, and lets nobody keep a connection', async () => {
  const servers = new Servers(endless);
  onTestFinished(() => servers.close(0));
  const port = await servers.listen((_, response) => void response.end('answered'), 0, '127.0.0.1');
  const ask = () => fetch(`http://127.0.0.1:${port}/`).then(({ headers }) => headers.get('Connection'));
  expect([servers.isServing, await ask()]).toEqual([true, 'keep-alive']);
  servers.leave();
  expect([servers.isServing, await ask()]).toEqual([false, 'close']);
});

test('if a port is taken, the error names its setting', async () => {
  const servers = new Servers(endless);
  onTestFinished(() => servers.close(0));
  const port = await servers.listen(() => undefined, 0, '127.0.0.1');
  const again = (setting?: 'METRICS_PORT') => servers.listen(() => undefined, port, '127.0.0.1', setting);
  await expect(again()).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken. Stop what listens there, or set PORT to`);
  await expect(again('METRICS_PORT')).rejects.toThrow('or set METRICS_PORT to another number');
});
