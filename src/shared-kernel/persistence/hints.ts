import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../runtime/logger.ts';
import { isConnectionError } from '../runtime/native-error.ts';
import type { Hint } from '../tx.ts';
import { RequestTransaction } from './request-transaction.ts';

/** How long hints are collected after a batch was sent, in milliseconds. */
const WINDOW = 10;
const BATCH = 500;
/** Most hints that wait while the database is away; later ones are dropped. */
const CAPACITY = 10_000;

/**
 * Notifies channels; its commit waits neither for the disk nor for a standby, since a hint may be lost. Takes a list of
 * channels and one of payloads.
 */
export const notifySql = (channels: string, payloads: string): string =>
  `with lazy as materialized (select set_config('synchronous_commit', 'off', true))
   select pg_notify(channel, payload) from lazy, unnest(${channels}::text[], ${payloads}::text[]) as hint (channel, payload)`;

/**
 * A condition on a changed row: its trigger sends no NOTIFY, because the caller sends a hint after the commit. The
 * triggers serve release 1.0.0 on the same database (ADR 78).
 */
export const HINTS_FOLLOW = `set_config('mithaq.hints_follow', 'on', true) = 'on'`;

interface Options {
  /** Runs `notifySql` on a connection that is in no transaction. */
  notify(channels: string[], payloads: string[]): Promise<unknown>;
  log: Logger;
}

/**
 * Sends the hints of committed transactions by NOTIFY, on another connection and in batches. A NOTIFY inside of a
 * transaction would let one commit of the whole cluster run at a time (ADR 78).
 */
export class Hints {
  private readonly notify: Options['notify'];
  private readonly log: Logger;
  private readonly pending = new Map<string, Hint>();
  private sending: Promise<void> | undefined;

  constructor({ notify, log }: Options) {
    this.notify = notify;
    this.log = log;
  }

  /** Sends the hints of a committed transaction; within an idempotent request, after the commit of the request. */
  send(hints: Hint[]): void {
    if (hints.length === 0) return;
    const request = RequestTransaction.current;
    if (request?.opened) request.afterCommit(() => this.add(hints));
    else this.add(hints);
  }

  /** Sends what waits, such as after the connection came back. Ends when nothing is left or the database is away. */
  async flush(): Promise<void> {
    if (this.pending.size > 0) this.sending ??= this.sendAll();
    await this.sending;
  }

  private add(hints: Hint[]): void {
    for (const hint of hints)
      if (this.pending.size < CAPACITY) this.pending.set(JSON.stringify([hint.channel, hint.payload]), hint);
    void this.flush();
  }

  private async sendAll(): Promise<void> {
    let isReachable = true;
    while (isReachable && this.pending.size > 0) {
      isReachable = await this.sendBatch([...this.pending].slice(0, BATCH));
      if (isReachable) await pause(WINDOW);
    }
    this.sending = undefined;
  }

  /** Returns false, and leaves the hints for later, if the database is away. */
  private async sendBatch(batch: [key: string, hint: Hint][]): Promise<boolean> {
    for (const [key] of batch) this.pending.delete(key);
    const hints = batch.map(([, hint]) => hint);
    try {
      await this.notify(
        hints.map(({ channel }) => channel),
        hints.map(({ payload }) => payload),
      );
    } catch (error) {
      if (!isConnectionError(error)) this.log.error({ err: error }, 'hints were not sent');
      else {
        for (const [key, hint] of batch) this.pending.set(key, hint);
        return false;
      }
    }
    return true;
  }
}
