import type { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from '../runtime/logger.ts';
import { newClient } from './pg.ts';

const RECONNECT = 1000;
/** How often the connection is tried, and how long it may take to respond, in milliseconds. */
interface Heartbeat {
  interval: number;
  patience: number;
}
const HEARTBEAT: Heartbeat = { interval: 15_000, patience: 5000 };

/**
 * Listens to NOTIFY on a connection of its own, on which hints are sent too, and reconnects by itself. A connection
 * that no longer responds counts as lost.
 */
export class Listener {
  private readonly url: string;
  private readonly log: Logger;
  private readonly handlers = new Map<string, (payload: string) => void>();
  private readonly connected: (() => Promise<void>)[] = [];
  private readonly heartbeat: Heartbeat;
  private client: pg.Client | undefined;
  private isConnected = false;
  private stopped = false;

  constructor({ url, log, heartbeat = HEARTBEAT }: { url: string; log: Logger; heartbeat?: Heartbeat }) {
    this.url = url;
    this.log = log;
    this.heartbeat = heartbeat;
  }

  on(channel: string, handler: (payload: string) => void): void {
    this.handlers.set(channel, handler);
  }

  /** Runs a handler each time a connection was made, since notices may have been missed before. */
  onConnect(handler: () => Promise<void>): void {
    this.connected.push(handler);
  }

  async start(): Promise<void> {
    const client = newClient({ connectionString: this.url, application_name: 'mithaq-listen', keepAlive: true });
    client.on('notification', ({ channel, payload }) => this.handlers.get(channel)?.(payload ?? ''));
    client.on('error', (error) => this.log.warn({ err: error }, 'listener lost its connection'));
    const beating = setInterval(() => void this.beat(client), this.heartbeat.interval).unref();
    client.on('end', () => {
      clearInterval(beating);
      this.isConnected = false;
      this.reconnect();
    });
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.isConnected = true;
      await Promise.all(this.connected.map((handler) => handler()));
    } catch (error) {
      this.log.warn({ err: error }, 'listener could not connect');
      await client.end().catch(() => undefined);
    }
  }

  /**
   * Runs a statement on this connection, outside of every transaction.
   * @throws Error with the code of a refused connection while there is none
   */
  query(text: string, values: unknown[]): Promise<unknown> {
    if (!this.client || !this.isConnected)
      return Promise.reject(Object.assign(new Error('The listener has no connection'), { code: 'ECONNREFUSED' }));
    return this.client.query(text, values);
  }

  /** Ends a connection whose other end is gone without a word, after which it is made again. */
  private async beat(client: pg.Client): Promise<void> {
    if (!this.isConnected) return;
    try {
      await client.query({ text: 'select 1', query_timeout: this.heartbeat.patience } as pg.QueryConfig);
    } catch (error) {
      this.log.warn({ err: error }, 'listener got no response');
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    }
  }

  private reconnect(): void {
    if (!this.stopped) setTimeout(() => void (this.stopped || this.start()), RECONNECT).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.client?.end();
  }
}
