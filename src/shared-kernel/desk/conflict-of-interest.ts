import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import type { QueueName } from '../contracts/cases.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import type { CaseRef } from './case-assignments.ts';

/** Where the cases of a queue stand, and whom they concern. */
export interface CaseSubjectSql {
  queue: QueueName;
  table: string;
  /** SQL of whether a case concerns `:account`; what else it asks for by name is told by `Ports.known`. */
  concerns: string;
}

interface Ports {
  caseSubjects: readonly CaseSubjectSql[];
  isOnlyAdmin(db: Knex, staff: UserId): Promise<boolean>;
  /** What the books ask for besides the account. */
  known?(db: Knex, staff: UserId): Promise<Record<string, readonly string[]>>;
}

/**
 * Whoever belongs to the staff may be a payer, a writer, a guardian or somebody who was reported as well. What concerns
 * himself is not there for him, nor what his ward has told the staff: he neither sees who told the staff of him nor
 * decides on what is his, as long as there is another admin who can.
 */
export class ConflictOfInterest {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `common.not-found` where the case concerns this one of the staff. */
  async refuse(db: Knex, { queue, id }: CaseRef, staff: UserId): Promise<void> {
    const own = await concerns(db, this.bookOf(queue), id, await this.factsOf(db, staff));
    if (own && !(await this.ports.isOnlyAdmin(db, staff))) throw new DomainError('common.not-found');
  }

  /** Leaves out of a list of cases what concerns the one who reads it. */
  async leaveOut(
    db: Knex,
    cases: Knex.QueryBuilder,
    queue: QueueName,
    { userId }: Pick<Actor, 'userId'>,
  ): Promise<void> {
    if (await this.ports.isOnlyAdmin(db, userId)) return;
    cases.whereRaw(`(${this.bookOf(queue).concerns}) is not true`, await this.factsOf(db, userId));
  }

  /** Leaves out of a list of the audit what was done with cases that concern the one who reads it. */
  async leaveOutOfAudit(db: Knex, entries: Knex.QueryBuilder, { userId }: Pick<Actor, 'userId'>): Promise<void> {
    if (await this.ports.isOnlyAdmin(db, userId)) return;
    const facts = await this.factsOf(db, userId);
    for (const { table, concerns } of this.ports.caseSubjects)
      entries.whereRaw(`subject_id not in (select id::text from ${table} where ${concerns})`, facts);
  }

  /** The condition that a case concerns this one of the staff, whoever else is there. */
  async concerning(db: Knex, queue: QueueName, staff: UserId): Promise<(cases: Knex.QueryBuilder) => void> {
    const facts = await this.factsOf(db, staff);
    return (cases) => void cases.whereRaw(`(${this.bookOf(queue).concerns})`, facts);
  }

  private async factsOf(db: Knex, account: UserId): Promise<Facts> {
    return { account, ...(await this.ports.known?.(db, account)) };
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

/** Whether a case concerns an account. */
export async function concerns(
  db: Knex,
  book: Omit<CaseSubjectSql, 'queue'>,
  id: string,
  facts: Facts,
): Promise<boolean> {
  return (await db.from(book.table).where({ id }).whereRaw(`(${book.concerns})`, facts).first('id')) !== undefined;
}
