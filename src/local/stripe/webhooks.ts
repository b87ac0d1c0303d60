import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { StripeStore } from './store.ts';
import { serialize } from './serialize.ts';

const DELIVERIES = 'local.stripe_delivery';
const SETTINGS = 'local.stripe_webhooks';

export const webhookSettings = z.strictObject({
  /** Number of deliveries of each event. */
  times: z.number().int().min(1).max(10).default(1),
  shuffle: z.boolean().default(false),
  /** Delivers nothing; the events count as undelivered. */
  drop: z.boolean().default(false),
  /** Holds deliveries back until it is unset. */
  pause: z.boolean().default(false),
  badSignature: z.boolean().default(false),
});
export type WebhookSettings = z.infer<typeof webhookSettings>;

export async function makeWebhooks(db: Knex): Promise<void> {
  await db.raw(`
    create table if not exists ${DELIVERIES} (
      id bigint generated always as identity primary key,
      event_id text not null,
      due_at bigint not null,
      tries integer not null default 0
    );
    create index if not exists stripe_delivery_due on ${DELIVERIES} (due_at);
    create table if not exists ${SETTINGS} (only_row boolean primary key default true check (only_row), settings jsonb not null);
  `);
}

interface Ports {
  db: Knex;
  /** The present time, in seconds. */
  now: () => number;
  url: string;
  secret: string;
  types: readonly string[];
}

const BATCH = 60;
/** Time for which a batch belongs to its deliverer, in seconds. */
const CLAIM = 60;
const LONGEST_WAIT = 3600;

/** Delivers signed events to the application until it accepts them. */
export class Webhooks {
  private readonly ports: Ports;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  /** Number of deliveries, accepted or not. */
  tried = 0;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  async set(settings: WebhookSettings): Promise<void> {
    await this.ports
      .db(SETTINGS)
      .insert({ only_row: true, settings: JSON.stringify(settings) })
      .onConflict('only_row')
      .merge();
  }

  /** Delivers everything that is due when it is called. */
  deliver(): Promise<void> {
    // The current run may have looked already: one further run, shared by all waiting callers, finds what came since.
    this.next ??= this.running.then(() => {
      this.next = undefined;
      const run = this.deliverAll();
      this.running = run.catch(() => undefined);
      return run;
    });
    return this.next;
  }

  private async deliverAll(): Promise<void> {
    for (;;) {
      const { db, now } = this.ports;
      await this.queueNew();
      const row: { settings: unknown } | undefined = await db(SETTINGS).first('settings');
      const settings = webhookSettings.parse(row?.settings ?? {});
      if (settings.pause) return;
      const { rows } = await db.raw<{ rows: { id: string; event_id: string; tries: number }[] }>(
        `update ${DELIVERIES} set due_at = ? where id in (
           select id from ${DELIVERIES} where due_at <= ? order by id limit ${BATCH} for update skip locked
         ) returning id, event_id, tries`,
        [now() + CLAIM, now()],
      );
      if (rows.length === 0) return;
      this.tried += rows.length;
      const batch = rows
        .toSorted((one, other) => Number(one.id) - Number(other.id))
        .flatMap((one) => Array.from({ length: settings.times }, () => one));
      if (settings.shuffle) shuffle(batch);
      const well = new Map<string, boolean>();
      for (let at = 0; at < batch.length; at += CONCURRENCY)
        await Promise.all(
          batch.slice(at, at + CONCURRENCY).map(async ({ id, event_id }) => {
            const arrived = !settings.drop && (await this.send(event_id, settings.badSignature));
            well.set(id, (well.get(id) ?? true) && arrived);
          }),
        );
      for (const { id, event_id, tries } of rows) {
        if (well.get(id)) await this.arrived(id, event_id);
        else if (settings.drop) await db(DELIVERIES).where({ id }).delete();
        else
          await db(DELIVERIES)
            .where({ id })
            .update({ tries: tries + 1, due_at: now() + Math.min(LONGEST_WAIT, 2 ** tries * 5) });
      }
    }
  }

  /** Queues new events of the endpoint's types. */
  private async queueNew(): Promise<void> {
    const { db, now, types } = this.ports;
    await db.raw(
      `with fresh as (
         update local.stripe_object set due_at = null where kind = 'event' and due_at = 0 returning id, seq, body->>'type' as type
       )
       insert into ${DELIVERIES} (event_id, due_at) select id, ? from fresh where type = any(?) order by seq`,
      [now(), [...types]],
    );
  }

  private async arrived(id: string, eventId: string): Promise<void> {
    const { db, now } = this.ports;
    await db(DELIVERIES).where({ id }).delete();
    await StripeStore.change(db, now(), async (books) =>
      books.put({ ...(await books.get('event', eventId)), isDelivered: true }),
    );
  }

  private async send(eventId: string, badSignature: boolean): Promise<boolean> {
    const { db, now, url, secret } = this.ports;
    const payload = await StripeStore.read(db, now(), async (books) =>
      JSON.stringify(await serialize(books, await books.get('event', eventId))),
    );
    const signature = createHmac('sha256', badSignature ? 'another secret' : secret)
      .update(`${now()}.${payload}`)
      .digest('hex');
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': `t=${now()},v1=${signature}`,
        },
        body: payload,
        signal: AbortSignal.timeout(20_000),
      });
      return status >= 200 && status < 300;
    } catch {
      return false;
    }
  }
}

const CONCURRENCY = 4;

function shuffle<T>(list: T[]): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}
