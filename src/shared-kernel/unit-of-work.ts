import type { Knex } from 'knex';
import type { Clock } from './clock.ts';
import { isSerializationFailure } from './runtime/native-error.ts';
import { RequestTransaction } from './persistence/request-transaction.ts';
import { envelope, type StoredEvent, type Subscription } from './events.ts';
import type { Hints } from './persistence/hints.ts';
import { Tx, type Hint } from './tx.ts';

/** Writes events, and one job for each `afterCommit` subscriber, into the running transaction. */
export interface Outbox {
  write(tx: Tx, events: StoredEvent[], late: Map<Subscription, StoredEvent[]>): Promise<void>;
}

const ATTEMPTS = 4;

/**
 * Runs each command in one transaction, with its changes, its events, the `inTransaction` subscribers' changes and the
 * jobs of the `afterCommit` subscribers.
 */
export class UnitOfWork {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly outbox: Outbox;
  private readonly hints: Pick<Hints, 'send'> | undefined;
  private subscriptions = new Map<string, Subscription[]>();

  /** Without `hints` nobody is notified: workers find jobs by their poll. */
  constructor({ db, clock, outbox, hints }: { db: Knex; clock: Clock; outbox: Outbox; hints?: Pick<Hints, 'send'> }) {
    this.db = db;
    this.clock = clock;
    this.outbox = outbox;
    this.hints = hints;
  }

  /** Called once by the composition root, with all subscriptions. */
  subscribe(subscriptions: Subscription[]): void {
    this.subscriptions = Map.groupBy(subscriptions, (s) => s.event.type);
  }

  /**
   * Commits all or nothing; within an idempotent request it joins that request's transaction, which commits at its end.
   * A deadlock or serialization failure runs `work` again, so it must act on `tx` alone.
   */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const db = (await RequestTransaction.current?.open()) ?? this.db;
        let hints: Hint[] = [];
        const result = await db.transaction(async (trx) => {
          const tx = new Tx(trx);
          const returned = await work(tx);
          await this.publish(tx);
          hints = tx.takeHints();
          return returned;
        });
        this.hints?.send(hints);
        return result;
      } catch (error) {
        if (attempt >= ATTEMPTS || !isSerializationFailure(error)) throw error;
      }
    }
  }

  private async publish(tx: Tx): Promise<void> {
    const published: StoredEvent[] = [];
    const late = new Map<Subscription, StoredEvent[]>();
    for (let facts = tx.takeEvents(); facts.length > 0; facts = tx.takeEvents()) {
      for (const fact of facts) {
        const event = envelope(fact, this.clock.now());
        published.push(event);
        for (const subscriber of this.subscriptions.get(event.type) ?? []) {
          if (subscriber.timing === 'with') await subscriber.handle(tx, event);
          else late.set(subscriber, [...(late.get(subscriber) ?? []), event]);
        }
      }
    }
    if (published.length > 0) await this.outbox.write(tx, published, late);
  }
}
