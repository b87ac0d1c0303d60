import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import type { QueueName } from '../contracts/cases.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../ids.ts';
import type { CaseRef } from './case-holds.ts';

/** Where the cases of a queue stand, and which columns name the accounts that a case concerns. */
export interface CaseBook {
  queue: QueueName;
  table: string;
  parties: readonly string[];
}

interface Ports {
  books: readonly CaseBook[];
  isOnlyAdmin(db: Knex, staff: UserId): Promise<boolean>;
}

/**
 * Whoever belongs to the staff may be a payer, a writer, a guardian or somebody who was reported as well. What concerns
 * himself is not there for him: he neither sees who told the staff of him nor decides on what is his, as long as there
 * is another admin who can.
 */
export class OwnCases {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `common.not-found` where the case concerns this one of the staff. */
  async refuse(db: Knex, { queue, id }: CaseRef, staff: UserId): Promise<void> {
    const own = await concerns(db, this.bookOf(queue), id, staff);
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
    for (const party of this.bookOf(queue).parties) cases.whereRaw('?? is distinct from ?', [party, userId]);
  }

  private bookOf(queue: QueueName): CaseBook {
    const book = this.ports.books.find((one) => one.queue === queue);
    if (!book) throw new Error(`Nobody says whom the cases of ${queue} concern`);
    return book;
  }
}

/** Whether a case concerns an account. */
export async function concerns(
  db: Knex,
  { table, parties }: Omit<CaseBook, 'queue'>,
  id: string,
  account: UserId,
): Promise<boolean> {
  const names = parties.map(() => '??').join(', ');
  return (
    (await db
      .from(table)
      .where({ id })
      .whereRaw(`? in (${names})`, [account, ...parties])
      .first('id')) !== undefined
  );
}
