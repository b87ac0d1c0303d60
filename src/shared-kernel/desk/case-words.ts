import type { Knex } from 'knex';
import type { QueueName } from '../contracts/cases.ts';
import { dutyOf } from '../contracts/cases.ts';
import type { AuditSubjectType } from '../contracts/admin/audit-words.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import type { CaseRef } from './case-assignments.ts';
import type { ConflictOfInterest } from './conflict-of-interest.ts';
import type { PrivateWords, WomensWords, WordsKind, WordsReader } from './womens-words.ts';

/** The private words of a queue's cases, and the columns of the accounts that wrote them. */
export interface CaseWordsSql {
  queue: QueueName;
  table: string;
  subjectType: AuditSubjectType;
  authors: readonly [string, ...string[]];
  /** SQL condition that a case has no words. */
  wordless?: string;
  /** SQL condition that an erased account wrote a part of the words. */
  erased?: string;
  /** Column of the member of staff who may not work on the case. */
  excluded?: string;
}

export interface WordsState {
  wordsWithheld: boolean;
  wordsReadable: boolean;
}
/** The state of words whose row was erased meanwhile. */
export const WITHHELD: WordsState = { wordsWithheld: true, wordsReadable: false };

interface Ports {
  womensWords: WomensWords;
  conflictOfInterest: ConflictOfInterest;
  caseWords: readonly CaseWordsSql[];
}

/** Decides who of the staff reads, and acts on, private words of cases; always after `ConflictOfInterest`. */
export class CaseWords {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async statesOf(db: Knex, queue: QueueName, reader: WordsReader, ids: string[]): Promise<Map<string, WordsState>> {
    const { womensWords } = this.ports;
    const kind = this.kindOf(queue);
    const access = await womensWords.accessTo(db, reader, kind, await this.wordsOf(db, queue, ids));
    const guarded = ids.filter((id) => access.get(id) === 'with-reason');
    const read = guarded.length > 0 ? await womensWords.readOf(db, reader, kind, guarded) : new Set<string>();
    return new Map(
      [...access].map(([id, how]) => [
        id,
        { wordsWithheld: how !== 'free' && !read.has(id), wordsReadable: how !== 'withheld' },
      ]),
    );
  }

  /** @throws desk.words-withheld if staff would act on words that they have not read */
  async requireRead(db: Knex, { queue, id }: CaseRef, reader: WordsReader): Promise<void> {
    if ((await this.statesOf(db, queue, reader, [id])).get(id)?.wordsWithheld)
      throw new DomainError('desk.words-withheld');
  }

  /** @throws desk.words-withheld if the reader may not read the words even with a reason */
  async requireReadable(db: Knex, { queue, id }: CaseRef, reader: WordsReader): Promise<void> {
    if (!(await this.isReadable(db, { queue, id }, reader))) throw new DomainError('desk.words-withheld');
  }

  async isReadable(db: Knex, { queue, id }: CaseRef, reader: WordsReader): Promise<boolean> {
    return (await this.statesOf(db, queue, reader, [id])).get(id)?.wordsReadable ?? true;
  }

  private async wordsOf(db: Knex, queue: QueueName, ids: string[]): Promise<PrivateWords[]> {
    const { table, authors, wordless = 'false', erased = 'false' } = this.sqlOf(queue);
    const rows: ({ id: string; is_by_erased: boolean; is_wordless: boolean } & Record<string, UserId | null>)[] =
      await db
        .from(table)
        .whereIn('id', ids)
        .select('id', ...authors, db.raw(`(${erased}) as is_by_erased, (${wordless}) as is_wordless`));
    return rows.map((row) => ({
      id: row.id,
      authors: row.is_wordless ? [] : authors.map((column) => row[column] ?? null),
      isByErased: row.is_by_erased,
    }));
  }

  private kindOf(queue: QueueName): WordsKind {
    const { table, subjectType, excluded } = this.sqlOf(queue);
    return {
      subjectType,
      duty: dutyOf(queue),
      closedTo: async (db, staff, ids) => {
        const hidden = await this.ports.conflictOfInterest.hiding(db, queue, staff);
        const closed = db.from(table).whereIn('id', ids);
        closed.where((any) => {
          hidden(any);
          if (excluded) any.orWhere({ [excluded]: staff });
        });
        return new Set(await closed.pluck('id'));
      },
    };
  }

  private sqlOf(queue: QueueName): CaseWordsSql {
    const sql = this.ports.caseWords.find((one) => one.queue === queue);
    if (!sql) throw new Error(`Nobody says who wrote the words of ${queue}`);
    return sql;
  }
}
