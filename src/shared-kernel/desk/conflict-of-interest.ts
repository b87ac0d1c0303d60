import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import { dutyOf, type QueueName } from '../contracts/cases.ts';
import type { Duty } from '../contracts/roles.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import type { CaseRef } from './case-assignments.ts';

/** Table of a queue's cases, and the people whom they concern. */
export interface CaseSubjectSql {
  queue: QueueName;
  table: string;
  /** SQL condition that a case concerns `:account`; other bindings come from `Ports.bindings`. */
  concerns: string;
  /** SQL condition that a case has what a ward of `:account` wrote to the staff, which he never reads. */
  confided?: string;
}

interface Ports {
  caseSubjects: readonly CaseSubjectSql[];
  /** Active admins, and active staff with this duty. */
  findStaffWith(db: Knex, duty: Duty): Promise<UserId[]>;
  /** Further bindings of the conditions. */
  bindings?(db: Knex, staff: UserId): Promise<Record<string, readonly string[]>>;
}

/** Excludes from the audit the acts on what does not exist for the reader. */
export interface AuditConflict {
  leaveOutOfAudit(db: Knex, entries: Knex.QueryBuilder, reader: Pick<Actor, 'userId'>): Promise<void>;
}

/**
 * Staff may be payers, authors, guardians or reported themselves. A case that concerns them does not exist for them as
 * long as another person with its duty can resolve it; what their ward wrote to the staff never does.
 */
export class ConflictOfInterest implements AuditConflict {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** @throws common.not-found if the case concerns this member of staff */
  async refuse(db: Knex, { queue, id }: CaseRef, staff: UserId): Promise<void> {
    const { table } = this.bookOf(queue);
    const hidden = await this.hiding(db, queue, staff);
    if (await hidden(db.from(table).where({ id })).first('id')) throw new DomainError('common.not-found');
  }

  /** Excludes from a list the cases that concern its reader. */
  async exclude(
    db: Knex,
    cases: Knex.QueryBuilder,
    queue: QueueName,
    { userId }: Pick<Actor, 'userId'>,
  ): Promise<void> {
    const hidden = await this.hiddenFrom(db, this.bookOf(queue), userId);
    cases.whereRaw(`(${hidden}) is not true`, await this.factsOf(db, userId));
  }

  /** Excludes from the audit the acts on cases that concern its reader. */
  async leaveOutOfAudit(db: Knex, entries: Knex.QueryBuilder, { userId }: Pick<Actor, 'userId'>): Promise<void> {
    const facts = await this.factsOf(db, userId);
    for (const subject of this.ports.caseSubjects) {
      const hidden = await this.hiddenFrom(db, subject, userId);
      entries.whereRaw(`subject_id not in (select id::text from ${subject.table} where ${hidden})`, facts);
    }
  }

  /** Restricts cases to those that exist for nobody with the duty of their queue. */
  async restrictToHidden(db: Knex, cases: Knex.QueryBuilder, queue: QueueName): Promise<void> {
    const entitled = await this.ports.findStaffWith(db, dutyOf(queue));
    if (entitled.length === 0) cases.whereRaw('false');
    const { concerns, confided = 'false' } = this.bookOf(queue);
    const hidden = entitled.length === 1 ? confided : concerns;
    for (const staff of entitled) cases.whereRaw(`(${hidden})`, await this.factsOf(db, staff));
  }

  /** Returns the restriction to cases that do not exist for this member of staff. */
  async hiding(db: Knex, queue: QueueName, staff: UserId): Promise<(cases: Knex.QueryBuilder) => Knex.QueryBuilder> {
    const [hidden, facts] = [await this.hiddenFrom(db, this.bookOf(queue), staff), await this.factsOf(db, staff)];
    return (cases) => cases.whereRaw(`(${hidden})`, facts);
  }

  private async hiddenFrom(
    db: Knex,
    { queue, concerns, confided = 'false' }: CaseSubjectSql,
    staff: UserId,
  ): Promise<string> {
    const isAlone = (await this.ports.findStaffWith(db, dutyOf(queue))).every((one) => one === staff);
    return isAlone ? confided : concerns;
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
