import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import type { QueueName } from '../contracts/cases.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import type { CaseRef } from './case-assignments.ts';

/** Table of a queue's cases, and the people whom they concern. */
export interface CaseSubjectSql {
  queue: QueueName;
  table: string;
  /** SQL condition that a case concerns `:account`; other bindings come from `Ports.known`. */
  concerns: string;
}

interface Ports {
  caseSubjects: readonly CaseSubjectSql[];
  isOnlyAdmin(db: Knex, staff: UserId): Promise<boolean>;
  /** Further bindings of the conditions. */
  bindings?(db: Knex, staff: UserId): Promise<Record<string, readonly string[]>>;
}

/**
 * Staff may be payers, authors, guardians or reported themselves. A case that concerns them, or that their ward told
 * the staff, does not exist for them as long as another admin can resolve it.
 */
export class ConflictOfInterest {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** @throws common.not-found if the case concerns this member of staff */
  async refuse(db: Knex, { queue, id }: CaseRef, staff: UserId): Promise<void> {
    const own = await concerns(db, this.bookOf(queue), id, await this.factsOf(db, staff));
    if (own && !(await this.ports.isOnlyAdmin(db, staff))) throw new DomainError('common.not-found');
  }

  /** Excludes from a list the cases that concern its reader. */
  async exclude(
    db: Knex,
    cases: Knex.QueryBuilder,
    queue: QueueName,
    { userId }: Pick<Actor, 'userId'>,
  ): Promise<void> {
    if (await this.ports.isOnlyAdmin(db, userId)) return;
    cases.whereRaw(`(${this.bookOf(queue).concerns}) is not true`, await this.factsOf(db, userId));
  }

  /** Excludes from the audit the acts on cases that concern its reader. */
  async leaveOutOfAudit(db: Knex, entries: Knex.QueryBuilder, { userId }: Pick<Actor, 'userId'>): Promise<void> {
    if (await this.ports.isOnlyAdmin(db, userId)) return;
    const facts = await this.factsOf(db, userId);
    for (const { table, concerns } of this.ports.caseSubjects)
      entries.whereRaw(`subject_id not in (select id::text from ${table} where ${concerns})`, facts);
  }

  /** Returns the condition that a case concerns this member of staff, even if there is no other admin. */
  async concerning(db: Knex, queue: QueueName, staff: UserId): Promise<(cases: Knex.QueryBuilder) => void> {
    const facts = await this.factsOf(db, staff);
    return (cases) => void cases.whereRaw(`(${this.bookOf(queue).concerns})`, facts);
  }

  private async factsOf(db: Knex, account: UserId): Promise<Facts> {
    return { account, ...(await this.ports.bindings?.(db, account)) };
  }

  private bookOf(queue: QueueName): CaseSubjectSql {
    const book = this.ports.caseSubjects.find((one) => one.queue === queue);
    if (!book) throw new Error(`Nobody says whom the cases of ${queue} concern`);
    return book;
  }
}

interface Facts extends Record<string, string | readonly string[]> {
  account: UserId;
}

export async function concerns(
  db: Knex,
  book: Omit<CaseSubjectSql, 'queue'>,
  id: string,
  facts: Facts,
): Promise<boolean> {
  return (await db.from(book.table).where({ id }).whereRaw(`(${book.concerns})`, facts).first('id')) !== undefined;
}
