import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { lockUntilEnd } from '#kernel/persistence/locks.ts';
import { missing } from './errors.ts';
import type { AnyObject, Kind, Kinds } from './state.ts';

const OBJECTS = 'local.stripe_object';
const REPLAYS = 'local.stripe_replay';
/** Stripe forgets the key of a request some time after a day. */
const KEY_LIFE = 2 * 24 * 3600;

const PREFIXES: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  coupon: 'co',
  payment_method: 'pm',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  invoiceitem: 'ii',
  invoice: 'in',
  subscription: 'sub',
  event: 'evt',
};

/** Creates missing tables; local mode has no migrations of its own. */
export async function makeBooks(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    await lockUntilEnd(trx, 'localStripe');
    await trx.raw(`
      create schema if not exists local;
      create table if not exists ${OBJECTS} (
        id text primary key,
        kind text not null,
        seq bigint generated always as identity,
        customer text,
        -- time at which it becomes due by time alone, in seconds
        due_at bigint,
        body jsonb not null
      );
      create index if not exists stripe_object_kind on ${OBJECTS} (kind, seq);
      create index if not exists stripe_object_customer on ${OBJECTS} (customer, kind);
      create index if not exists stripe_object_due on ${OBJECTS} (due_at) where due_at is not null;
      create table if not exists ${REPLAYS} (
        key text primary key,
        request text not null,
        status integer not null,
        answer jsonb not null
      );
    `);
  });
}

export const newStripeId = (prefix: string): string =>
  `${prefix}_${randomBytes(24)
    .toString('base64')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 24)}`;
export const newSecret = (id: string): string => newStripeId(`${id}_secret`);

interface StoredObject {
  body: AnyObject;
}

/** The stand-in's state, as one change reads and writes it. */
export class StripeStore {
  /** Time of the change, in seconds. */
  readonly at: number;
  private readonly trx: Knex.Transaction;

  private constructor(trx: Knex.Transaction, at: number) {
    this.trx = trx;
    this.at = at;
  }

  /** One change at a time, all or nothing. */
  static change<T>(db: Knex, at: number, work: (books: StripeStore) => Promise<T>): Promise<T> {
    return db.transaction(async (trx) => {
      await lockUntilEnd(trx, 'localStripe');
      return work(new StripeStore(trx, at));
    });
  }

  /** Reads without waiting for a change. */
  static read<T>(db: Knex, at: number, work: (books: StripeStore) => Promise<T>): Promise<T> {
    return db.transaction((trx) => work(new StripeStore(trx, at)), {
      isolationLevel: 'repeatable read',
      readOnly: true,
    });
  }

  id(kind: Kind): string {
    return newStripeId(PREFIXES[kind]);
  }

  async find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | null> {
    const row: StoredObject | undefined = await this.trx(OBJECTS).where({ id, kind }).first('body');
    return row ? (row.body as Kinds[K]) : null;
  }

  /** Throws Stripe's refusal of an unknown id. */
  async get<K extends Kind>(kind: K, id: string): Promise<Kinds[K]> {
    const object = await this.find(kind, id);
    if (!object) throw missing(kind, id);
    return object;
  }

  /** Newest first. */
  async list<K extends Kind>(kind: K, customer?: string): Promise<Kinds[K][]> {
    const rows: StoredObject[] = await this.trx(OBJECTS)
      .where({ kind, ...(customer !== undefined && { customer }) })
      .orderBy('seq', 'desc')
      .select('body');
    return rows.map(({ body }) => body as Kinds[K]);
  }

  /** `dueAt` is the time at which it becomes due by time alone. */
  async put(object: AnyObject, dueAt: number | null = null): Promise<void> {
    const customer = 'customer' in object ? object.customer : object.kind === 'customer' ? object.id : null;
    await this.trx(OBJECTS)
      .insert({ id: object.id, kind: object.kind, customer, due_at: dueAt, body: JSON.stringify(object) })
      .onConflict('id')
      .merge(['customer', 'due_at', 'body']);
  }

  /** The object that is due next, up to this moment. */
  async nextDue(): Promise<{ object: AnyObject; dueAt: number } | null> {
    const row: (StoredObject & { due_at: string }) | undefined = await this.trx(OBJECTS)
      .where('due_at', '<=', this.at)
      .whereNot({ kind: 'event' })
      .orderBy([{ column: 'due_at' }, { column: 'seq' }])
      .first('body', 'due_at');
    return row ? { object: row.body, dueAt: Number(row.due_at) } : null;
  }

  /** The same state at an earlier due moment. */
  when(at: number): StripeStore {
    return new StripeStore(this.trx, at);
  }

  async replayOf(key: string): Promise<{ request: string; status: number; answer: unknown } | null> {
    const first = await this.trx(REPLAYS).where({ key }).first('request', 'status', 'answer');
    return first && (first.answer.created ?? this.at) > this.at - KEY_LIFE ? first : null;
  }

  async saveReplay(key: string, request: string, status: number, answer: unknown): Promise<void> {
    const replay = { key, request, status, answer: JSON.stringify(answer) };
    await this.trx(REPLAYS).insert(replay).onConflict('key').merge();
  }
}
