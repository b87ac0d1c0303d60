import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

type Step = (trx: Knex.Transaction) => Promise<void>;

const present = new AsyncLocalStorage<RequestTransaction>();

/**
 * The one transaction of a call that is done once, together with what is remembered of it (docs/decisions/0012). The
 * first command of the call opens it; from then on every command of the call joins it, and the call's reads see what it
 * did.
 */
export class RequestTransaction {
  private readonly db: Knex;
  private readonly first: Step;
  private opening: Promise<Knex.Transaction> | undefined;
  private trx: Knex.Transaction | undefined;
  private isOver = false;

  /** `first` is what the transaction begins with; where that throws, nothing of the call was done. */
  constructor(db: Knex, first: Step) {
    this.db = db;
    this.first = first;
  }

  /** The transaction of the call that runs here; undefined where there is none, or where it has ended. */
  static get current(): RequestTransaction | undefined {
    const call = present.getStore();
    return call?.isOver ? undefined : call;
  }

  /** What the call has open; undefined before its first command. */
  get opened(): Knex.Transaction | undefined {
    return this.trx;
  }

  run<T>(call: () => Promise<T>): Promise<T> {
    return present.run(this, call);
  }

  open(): Promise<Knex.Transaction> {
    this.opening ??= this.begin();
    return this.opening;
  }

  /** Makes what the call did last, with what `last` adds to it. */
  async commit(last: Step): Promise<void> {
    this.isOver = true;
    if (!this.trx) return;
    await last(this.trx);
    await this.trx.commit();
    // What became of it is told here alone: `commit` returns where it failed, too.
    await this.trx.executionPromise;
    this.trx = undefined;
  }

  /** Takes back what the call did and did not commit, commands that had succeeded too. */
  async rollback(): Promise<void> {
    this.isOver = true;
    await this.trx?.rollback();
    this.trx = undefined;
  }

  private async begin(): Promise<Knex.Transaction> {
    const trx = await this.db.transaction();
    try {
      await this.first(trx);
    } catch (error) {
      await trx.rollback();
      this.opening = undefined;
      throw error;
    }
    this.trx = trx;
    return trx;
  }
}

/** The same database, which within a call that is one transaction shows what that has done so far. */
export function requestScopedDb(db: Knex): Knex {
  const here = (): Knex => RequestTransaction.current?.opened ?? db;
  return new Proxy(db, {
    apply: (_, self: unknown, args: unknown[]) =>
      Reflect.apply(here() as unknown as (...args: unknown[]) => unknown, self, args),
    get: (_, name) => Reflect.get(here(), name),
  });
}
