import pg from 'pg';
import type { Logger } from '../runtime/logger.ts';
import { newClient } from './pg.ts';

const RECONNECT = 1000;

/**
 * Listens to NOTIFY on a connection of its own and reconnects by itself. A hint only: the next poll catches up on what
 * was missed.
 */
export class Listener {
  private readonly url: string;
  private readonly log: Logger;
  private readonly handlers = new Map<string, (payload: string) => void>();
  private readonly connected: (() => Promise<void>)[] = [];
  private client: pg.Client | undefined;
  private stopped = false;

  constructor({ url, log }: { url: string; log: Logger }) {
    this.url = url;
    this.log = log;
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
    client.on('end', () => this.reconnect());
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      await Promise.all(this.connected.map((handler) => handler()));
    } catch (error) {
      this.log.warn({ err: error }, 'listener could not connect');
      await client.end().catch(() => undefined);
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
