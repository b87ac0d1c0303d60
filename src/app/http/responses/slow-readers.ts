import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How slowly an answer may be taken. */
export interface ReadingPace {
  /** In milliseconds: how long whatever waits to be taken may wait … */
  grace: number;
  /** … and so much longer, the more it is. */
  bytesPerSecond: number;
}

/** What a connection had taken when it last took something, and what waited then. */
interface Progress {
  taken: number;
  waiting: number;
  since: number;
}

/**
 * Cuts connections that do not take what they were answered: it would stay in memory. Looks every `look` milliseconds.
 * An event stream that has nothing to say is not concerned; one whose reader is stuck is.
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
