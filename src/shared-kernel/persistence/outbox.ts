import type { Knex } from 'knex';
import { z } from 'zod';
import { after, DAY, type Clock } from '../clock.ts';
import type { StoredEvent, Subscription } from '../events.ts';
import type { Tx } from '../tx.ts';
import type { Outbox, UnitOfWork } from '../unit-of-work.ts';
import type { Jobs } from './jobs.ts';
import { prepared, statement } from './prepared.ts';
import { eventId } from '../contracts/ids.ts';

/** Events identify people, so they are deleted, long after every job that needs them. */
const RETENTION = 30 * DAY;

/** A subscriber's queue is its module's: `m.mail-delivered` runs in `m`. */
const queueOf = (subscription: Subscription): string => subscription.name.split('.')[0]!;

/** Payload of an outbox job. */
const dueFact = z.object({ subscriber: z.string(), eventId });

const LOGGED = statement(
  'kernel.log-facts',
  `insert into kernel.event_log (id, type, payload, occurred_at)
   select id, type, payload, occurred_at from json_populate_recordset(null::kernel.event_log, :facts::json)`,
);

/** Stores the events, and one job for each `afterCommit` subscriber, in the transaction that records them. */
export class JobOutbox implements Outbox {
  private readonly jobs: Jobs;
  constructor(jobs: Jobs) {
    this.jobs = jobs;
  }

  async write(tx: Tx, events: StoredEvent[], late: Map<Subscription, StoredEvent[]>): Promise<void> {
    const facts = events.map(({ occurredAt, ...event }) => ({ ...event, occurred_at: occurredAt }));
    await prepared(tx.db, LOGGED, { facts: JSON.stringify(facts) });
    const queues = Map.groupBy(late, ([subscription]) => queueOf(subscription));
    for (const [queue, entries] of queues) {
      const data = entries.flatMap(([subscription, its]) =>
        its.map((event) => ({ subscriber: subscription.name, eventId: event.id })),
      );
      await this.jobs.add(tx, queue, data);
    }
  }
}

/**
 * Runs `afterCommit` subscribers from their module's queue. Each handles an event once: the inbox row commits with its
 * effects.
 */
export class Inbox {
  private readonly uow: UnitOfWork;
  private readonly subscribers: Map<string, Subscription>;

  constructor({ uow, subscriptions }: { uow: UnitOfWork; subscriptions: Subscription[] }) {
    this.uow = uow;
    const late = subscriptions.filter((s) => s.timing === 'after');
    this.subscribers = new Map(late.map((s) => [s.name, s]));
    // Jobs name their subscriber: of two with one name the first would never receive an event.
    if (this.subscribers.size < late.length) throw new Error('Two late subscribers have the same name');
  }

  queues(): string[] {
    return [...new Set([...this.subscribers.values()].map(queueOf))];
  }

  async deliver(due: Record<string, string>): Promise<void> {
    const { subscriber, eventId } = dueFact.parse(due);
    const subscription = this.subscribers.get(subscriber);
    if (!subscription) throw new Error(`No such subscriber: ${subscriber}`);
    await this.uow.run(async (tx) => {
      const claimed = await tx
        .db('kernel.inbox')
        .insert({ subscriber, event_id: eventId })
        .onConflict()
        .ignore()
        .returning('event_id');
      if (claimed.length === 0) return;
      const row = await tx.db('kernel.event_log').where({ id: eventId }).first('id', 'type', 'payload', 'occurred_at');
      if (!row) throw new Error(`No such event: ${eventId}`);
      await subscription.handle(tx, {
        id: row.id,
        type: row.type,
        payload: row.payload,
        occurredAt: row.occurred_at,
      });
    });
  }
}

/** Deletes old events, and the records of who handled them. */
export async function purgeEvents({ db, clock }: { db: Knex; clock: Clock }): Promise<void> {
  await db.raw(
    `with old as (delete from kernel.event_log where occurred_at <= ? returning id)
     delete from kernel.inbox using old where event_id = old.id`,
    [after(clock.now(), -RETENTION)],
  );
}
