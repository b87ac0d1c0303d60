import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

type Step = (trx: Knex.Transaction) => Promise<void>;

const present = new AsyncLocalStorage<RequestTransaction>();

/**
 * The one transaction of an idempotent request, together with its stored response (ADR 12). The request's first command
 * opens it; later commands join it, and reads see its changes.
 */
export class RequestTransaction {
  private readonly db: Knex;
  private readonly first: Step;
  private opening: Promise<Knex.Transaction> | undefined;
  private trx: Knex.Transaction | undefined;
  private isOver = false;
  private readonly followers: (() => void)[] = [];

  /** `first` runs at its beginning; if that throws, nothing is done. */
  constructor(db: Knex, first: Step) {
    this.db = db;
    this.first = first;
  }

  /** The transaction of the current request, if it has one that is not over. */
  static get current(): RequestTransaction | undefined {
    const call = present.getStore();
    return call?.isOver ? undefined : call;
  }

  /** The open transaction; undefined before the first command. */
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

  /** Runs `act` once the request has committed, and never if it is rolled back. */
  afterCommit(act: () => void): void {
    this.followers.push(act);
  }

  /** Commits, after the changes of `last`. */
  async commit(last: Step): Promise<void> {
    this.isOver = true;
    if (!this.trx) return;
    await last(this.trx);
    await this.trx.commit();
    // Only this promise tells the outcome: `commit` returns even if it failed.
    await this.trx.executionPromise;
    this.trx = undefined;
    for (const act of this.followers) act();
  }

  /** Rolls back everything that is not committed, including successful commands. */
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

/** The database for a request; within an idempotent request it shows the changes so far. */
export function requestScopedDb(db: Knex): Knex {
  const here = (): Knex => RequestTransaction.current?.opened ?? db;
  return new Proxy(db, {
    apply: (_, self: unknown, args: unknown[]) =>
      Reflect.apply(here() as unknown as (...args: unknown[]) => unknown, self, args),
    get: (_, name) => Reflect.get(here(), name),
  });
}
