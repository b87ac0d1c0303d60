import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { cutSlowReaders, type ReadingPace } from './slow-readers.ts';

const MEGABYTE = 1024 * 1024;
const LOOK = 20;
const hurried: ReadingPace = { grace: 100, bytesPerSecond: 1000 * MEGABYTE };
/** More than the system buffers. */
const whole = Buffer.alloc(32 * MEGABYTE);

/** A connection that sent a request, and reads nothing of the response. */
async function requested(answer: RequestListener, pace: ReadingPace): Promise<Socket> {
  const server = createServer(answer);
  cutSlowReaders(server, pace, LOOK);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).pause();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: mithaq\r\n\r\n');
  return socket;
}

/** Resolves when the server closes its side, which a client that reads nothing does not notice. */
const answered = (answer: RequestListener) => {
  const { promise: left, resolve } = Promise.withResolvers<boolean>();
  const listener: RequestListener = (request, response) => {
    response.once('close', () => resolve(response.writableFinished));
    answer(request, response);
  };
  return { left, listener };
};

test.each<[string, RequestListener]>([
  ['a whole answer', (_, response) => response.end(whole)],
  [
    'one that comes in pieces',
    (_, response) => {
      const more = () => {
        while (response.write(whole.subarray(0, 65_536)));
      };
      response.on('drain', more);
      more();
    },
  ],
  [
    'an event stream with much to say',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (let n = 0; n < 200; n++) response.write(whole.subarray(0, 65_536));
    },
  ],
])('a client that reads nothing of %s is cut off', async (_, answer) => {
  const { left, listener } = answered(answer);
  await requested(listener, hurried);
  expect(await left).toBe(false);
});

test('a client that reads steadily is not cut off, however long it takes', async () => {
  const { left, listener } = answered((_, response) => response.end(whole.subarray(0, 12 * MEGABYTE)));
  const socket = await requested(listener, { grace: 100, bytesPerSecond: MEGABYTE });
  const reading = setInterval(() => socket.read(), 4);
  onTestFinished(() => clearInterval(reading));
  expect(await left).toBe(true);
});

test('a client that steadily reads a response in pieces is not cut off, even if something always waits', async () => {
  const begun = performance.now();
  const grace = 500;
  const { left, listener } = answered((_, response) => {
    const more = () => {
      while (response.write(whole.subarray(0, 65_536)));
      if (performance.now() - begun > 3 * grace) response.off('drain', more).end();
    };
    response.on('drain', more);
    more();
  });
  const socket = await requested(listener, { ...hurried, grace });
  const reading = setInterval(() => socket.read(), 1);
  onTestFinished(() => clearInterval(reading));
  expect(await left).toBe(true);
});

test('a silent event stream is not cut off', async () => {
  const { left, listener } = answered((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(': connected\n\n');
  });
  const quiet = await requested(listener, hurried);
  // The limit applies to the other one meanwhile.
  const stuck = answered((_, response) => response.end(whole));
  await requested(stuck.listener, hurried);
  expect(await stuck.left).toBe(false);
  quiet.destroy();
  expect(await left).toBe(false);
  expect(quiet.bytesRead).toBeGreaterThanOrEqual(0);
});
