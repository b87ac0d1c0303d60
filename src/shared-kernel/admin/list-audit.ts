import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { listAudit } from '../contracts/admin/admin-audit.schema.ts';
import { SHELL_OPERATOR } from './audit.ts';
import { aboutPerson, peopleOf, type AuditSubject } from './audit-subjects.ts';
import type { AuditConflict } from '../desk/conflict-of-interest.ts';
import { likeKey } from '../persistence/page.ts';
import { searchKey } from '../search/search-key.ts';
import { SHORTEST } from '../search/search-parts.ts';
import type { AuditRow } from '../persistence/rows.ts';
import type { UserId } from '../values/ids.ts';
import { AdminList, type Conditions, type FilterOf, type ListReading } from './admin-list.ts';

type Filter = FilterOf<typeof listAudit>;
export type AuditRecord = z.output<typeof listAudit.answer>[number];

export interface AuditPorts {
  db: Knex;
  namesOf(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>>;
  conflictOfInterest: AuditConflict[];
  /** Wards of a member of staff, who does not read what the staff did at their request. */
  wardsOf(db: Knex, guardian: UserId): Promise<UserId[]>;
  subjects: AuditSubject[];
}

/** As the index `audit_search`. */
const SEARCHED = `kernel.search_key(
  verb || ' ' || subject_type || ' ' || subject_id || ' ' || reason || ' ' || request_id
)`;
/** Entries read at once by `all`. */
const BATCH = 1000;

/**
 * The audit for an admin, newest entry first, without acts on cases that concern himself. Reading it is not audited.
 */
export class ListAudit extends AdminList<typeof listAudit, AuditRow, AuditPorts> {
  protected override readonly key = 'seq';
  protected override readonly columns = { at: 'seq' };
  protected override readonly defaultSort = ['at', 'DESC'] as const;
  protected override readonly conditions: Conditions<typeof listAudit> = {
    q: (rows, words) => {
      const key = searchKey(words);
      if (key.length < SHORTEST) rows.whereLike('verb', `${key || '\uffff'}%`);
      else rows.whereRaw(`${SEARCHED} like ?`, [likeKey(words)]);
    },
    from: (rows, from) => void rows.where('at', '>=', from),
    to: (rows, to) => void rows.where('at', '<', to),
    person: (rows, person) => aboutPerson(this.ports.db, this.ports.subjects, person)(rows),
  };

  /** Yields all entries in the same order, as many as there were at the beginning. */
  async *all(filter: Filter, reader: Actor): AsyncGenerator<AuditRecord> {
    const by = { db: this.ports.db, reader };
    let before: string | null = null;
    do {
      const next = this.rows(by).orderBy('seq', 'desc').limit(BATCH);
      await this.narrow(next, filter, by);
      if (before !== null) next.where('seq', '<', before);
      const rows: AuditRow[] = await next;
      yield* await this.records(rows);
      before = rows.length < BATCH ? null : rows.at(-1)!.seq;
    } while (before !== null);
  }

  protected rows({ db }: ListReading): Knex.QueryBuilder {
    return db('kernel.audit');
  }

  protected override async narrow(rows: Knex.QueryBuilder, filter: Filter, by: ListReading): Promise<void> {
    await super.narrow(rows, filter, by);
    const wards = await this.ports.wardsOf(by.db, by.reader.userId);
    rows.whereRaw(`not (subject_type = 'user' and subject_id = any(?))`, [wards]);
    for (const conflictOfInterest of this.ports.conflictOfInterest)
      await conflictOfInterest.leaveOutOfAudit(by.db, rows, by.reader);
  }

  protected async records(rows: AuditRow[]): Promise<AuditRecord[]> {
    const { db, namesOf, subjects } = this.ports;
    const names = await namesOf(db, [...new Set(rows.map(({ actor }) => actor))]);
    const people = await peopleOf(
      db,
      subjects,
      rows.map((row) => row.subject_id),
    );
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      actorName: row.actor === SHELL_OPERATOR ? 'Operator, from the shell' : (names.get(row.actor) ?? null),
      role: row.role,
      verb: row.verb,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      people: row.subject_type === 'user' ? [row.subject_id] : (people.get(row.subject_id) ?? []),
      reason: row.reason,
      requestId: row.request_id,
      before: row.before,
      after: row.after,
    }));
  }
}

/** Returns when and by whom these verbs were applied to a subject. */
export const auditEntriesOf = async <Verb extends string>(
  db: Knex,
  { type, id, verbs }: { type: string; id: string; verbs: readonly Verb[] },
): Promise<(Pick<AuditRow, 'at' | 'actor'> & { verb: Verb })[]> =>
  db('kernel.audit').where({ subject_type: type, subject_id: id }).whereIn('verb', verbs).select('at', 'verb', 'actor');
