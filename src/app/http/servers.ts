import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metrics } from './health.ts';

const DRAIN = 8000;

/** The listening sockets of one process. */
export class Servers {
  private readonly open: Server[] = [];

  /** Answers the port. */
  listen(handle: RequestListener, port: number, host: string): Promise<number> {
    const server = createServer(handle);
    this.open.push(server);
    return new Promise((resolve, reject) => {
      server.once('error', (error) =>
        reject(
          isTaken(error)
            ? new Error(`Port ${port} on ${host} is taken. Stop what listens there, or set PORT to another number.`)
            : error,
        ),
      );
      server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
    });
  }

  /** No new connections; requests in flight end, within a limit. */
  async close(): Promise<void> {
    await Promise.all(this.open.map(drain));
  }
}

const isTaken = (error: Error): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Figures for Prometheus on a port of their own, for production. */
export const answerMetrics: RequestListener = (_, response) => {
  metrics.metrics().then(
    (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
    () => response.writeHead(500).end(),
  );
};
