import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { DomainError, type ErrorCode } from '#kernel/errors.ts';
import { VERSION } from '#kernel/runtime/version.ts';
import { metrics } from './routes/health.ts';
import { cutSlowReaders, type ReadingPace } from './responses/slow-readers.ts';

/**
 * How long a request may take to arrive, in milliseconds, and how slowly its response may be read. Producing the
 * response may take any time, because event streams never end.
 */
export interface Patience {
  /** The whole request, from the first byte to the last of its body. */
  request: number;
  headers: number;
  /** Between two requests on one connection. */
  idle: number;
  /** How often timeouts are checked. */
  look: number;
  reading: ReadingPace;
}
const PATIENCE: Patience = {
  request: 30_000,
  headers: 10_000,
  idle: 5000,
  look: 2000,
  // The slowest mobile networks take some 20 kB a second.
  reading: { grace: 30_000, bytesPerSecond: 16_384 },
};

export class Servers {
  private readonly open: Server[] = [];
  private readonly patience: Patience;
  private isLeaving = false;

  constructor(patience = PATIENCE) {
    this.patience = patience;
  }

  /** False once the process is about to stop. */
  get isServing(): boolean {
    return !this.isLeaving;
  }

  /** Still serves everybody, but lets no client keep its connection: a proxy then sends requests elsewhere. */
  leave(): void {
    this.isLeaving = true;
  }

  /** Starts to listen on the port from `setting`. Returns the actual port. */
  listen(
    handle: RequestListener,
    port: number,
    host: string,
    setting: 'PORT' | 'METRICS_PORT' = 'PORT',
  ): Promise<number> {
    const { request, headers, idle, look, reading } = this.patience;
    const server = createServer(
      {
        requestTimeout: request,
        headersTimeout: headers,
        keepAliveTimeout: idle,
        connectionsCheckingInterval: look,
      },
      (incoming, outgoing) => {
        if (this.isLeaving) outgoing.setHeader('Connection', 'close');
        handle(incoming, outgoing as Parameters<RequestListener>[1]);
      },
    );
    server.on('clientError', refuse);
    cutSlowReaders(server, reading, look);
    this.open.push(server);
    return new Promise((resolve, reject) => {
      server.once('error', (error) =>
        reject(
          isTaken(error)
            ? new Error(
                `Port ${port} on ${host} is taken. Stop what listens there, or set ${setting} to another number.`,
              )
            : error,
        ),
      );
      server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
    });
  }

  /** Accepts no new connections; running requests end within `patience` milliseconds, or are aborted. */
  async close(patience: number): Promise<void> {
    await Promise.all(this.open.map((server) => drain(server, patience)));
  }
}

const isTaken = (error: Error): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

const REFUSALS: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'common.too-slow',
  HPE_HEADER_OVERFLOW: 'common.too-large',
};
const REASONS: Record<number, string> = { 400: 'Bad Request', 408: 'Request Timeout', 413: 'Content Too Large' };

/** Responds to invalid HTTP in the form of every other refusal, unless a response has already started. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  const { _httpMessage: begun } = socket as { _httpMessage?: { headersSent: boolean } };
  if (!socket.writable || error.code === 'ECONNRESET' || begun?.headersSent) return void socket.destroy();
  const refusal = new DomainError(REFUSALS[error.code ?? ''] ?? 'common.malformed');
  const body = JSON.stringify(refusal.toWire('en'));
  const head = [
    `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** How often idle connections are closed during a stop; they would otherwise wait for another request. */
const LOOK_FOR_IDLE = 20;

function drain(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE);
    const limit = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearInterval(looking);
      clearTimeout(limit);
      resolve();
    });
  });
}

/**
 * Answers a supervisor on METRICS_PORT: the metrics, at `/healthz` whether the process does its work, and at `/readyz`
 * whether database, migrations and queue are in order.
 */
export const answerSupervisor =
  (isWorking: () => boolean, isReady: () => Promise<boolean>): RequestListener =>
  ({ url }, response) => {
    if (url === '/readyz') {
      const answer = (ready: boolean) =>
        response.writeHead(ready ? 200 : 503, JSON_TYPE).end(JSON.stringify({ status: ready ? 'ready' : 'not ready' }));
      return void isReady().then(answer, () => answer(false));
    }
    if (url === '/healthz') {
      const isAlive = isWorking();
      const answer = { status: isAlive ? 'alive' : 'not working', version: VERSION };
      return void response.writeHead(isAlive ? 200 : 503, JSON_TYPE).end(JSON.stringify(answer));
    }
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
