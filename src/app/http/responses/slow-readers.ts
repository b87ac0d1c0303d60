import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The minimum pace at which a response must be read. */
export interface ReadingPace {
  /** Time until anything must have been read, in ms. */
  grace: number;
  /** Allows more time for larger responses. */
  bytesPerSecond: number;
}

/** The bytes read when the connection last made progress, and the bytes waiting then. */
interface Progress {
  taken: number;
  waiting: number;
  since: number;
}

/**
 * Destroys connections that stop reading their responses, which would stay in memory; checks every `look` milliseconds.
 * Silent event streams are not affected, unless their reader is stuck.
 */
export function cutSlowReaders(server: Server, { grace, bytesPerSecond }: ReadingPace, look: number): void {
  const connections = new Map<Socket, Progress>();
  server.on('connection', (socket) => {
    connections.set(socket, { taken: 0, waiting: 0, since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  const looking = setInterval(() => {
    const now = performance.now();
    for (const [socket, before] of connections) {
      const waiting = socket.writableLength;
      const bytesTaken = socket.bytesWritten - waiting;
      if (waiting === 0 || bytesTaken !== before.taken || before.waiting === 0)
        connections.set(socket, { taken: bytesTaken, waiting, since: now });
      else if (now - before.since > grace + (1000 * before.waiting) / bytesPerSecond) socket.destroy();
    }
  }, look);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
