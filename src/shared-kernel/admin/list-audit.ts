import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import type { ListPage, ListQuery } from '../contracts/list.ts';
import type { ConflictOfInterest } from '../desk/conflict-of-interest.ts';
import type { UserId } from '../values/ids.ts';
import { likeKey, pageOf } from '../persistence/page.ts';
import type { AuditRow } from '../persistence/rows.ts';
import { UseCase } from '../use-case.ts';

export interface AuditRecord {
  id: string;
  at: string;
  actor: UserId;
  actorName: string | null;
  role: Actor['role'];
  verb: string;
  subjectType: string;
  subjectId: string;
  reason: string;
  requestId: string;
  before: unknown;
  after: unknown;
}

export interface AuditFilter {
  id?: string[] | undefined;
  q?: string | undefined;
  actor?: UserId | undefined;
  verb?: string | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Ports {
  db: Knex;
  namesOf(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>>;
  conflictOfInterest: ConflictOfInterest[];
}

const columns = {
  id: 'id',
  at: 'seq',
  actor: 'actor',
  verb: 'verb',
  subjectType: 'subject_type',
  subjectId: 'subject_id',
};
const SEARCHED = `kernel.search_key(verb || ' ' || subject_type || ' ' || subject_id || ' ' || reason || ' ' || request_id)`;
/** Entries read at once by `all`. */
const BATCH = 1000;

/**
 * The audit for an admin, newest entry first, without acts on cases that concern himself. Reading it is not audited.
 */
export class ListAudit extends UseCase<Ports> {
  async execute(
    { range, sort = ['at', 'DESC'], filter = {} }: ListQuery<keyof typeof columns, AuditFilter>,
    reader: Actor,
  ): Promise<ListPage<AuditRecord>> {
    const place = { columns, key: 'seq', plain: 500 };
    const all = this.wanted(filter);
    await this.leaveOutOwn(all, reader);
    const { rows, total } = await pageOf<AuditRow, keyof typeof columns>(all, { range, sort }, place);
    return { records: await this.records(rows), total };
  }

  /** Yields all entries in the same order, as many as there were at the beginning. */
  async *all(filter: AuditFilter, reader: Actor): AsyncGenerator<AuditRecord> {
    let before: string | null = null;
    do {
      const next = this.wanted(filter).orderBy('seq', 'desc').limit(BATCH);
      await this.leaveOutOwn(next, reader);
      if (before !== null) next.where('seq', '<', before);
      const rows: AuditRow[] = await next;
      yield* await this.records(rows);
      before = rows.length < BATCH ? null : rows.at(-1)!.seq;
    } while (before !== null);
  }

  private wanted({ id, q, actor, verb, subjectType, subjectId, from, to }: AuditFilter): Knex.QueryBuilder {
    const all = this.ports.db('kernel.audit');
    const same = { actor, verb, subject_type: subjectType, subject_id: subjectId };
    for (const [column, value] of Object.entries(same)) if (value !== undefined) all.where(column, value);
    if (id) all.whereIn('id', id);
    if (q) all.whereRaw(`${SEARCHED} like ?`, [likeKey(q)]);
    if (from) all.where('at', '>=', from);
    if (to) all.where('at', '<', to);
    return all;
  }

  private async leaveOutOwn(entries: Knex.QueryBuilder, reader: Actor): Promise<void> {
    for (const conflictOfInterest of this.ports.conflictOfInterest)
      await conflictOfInterest.leaveOutOfAudit(this.ports.db, entries, reader);
  }

  private async records(rows: AuditRow[]): Promise<AuditRecord[]> {
    const names = await this.ports.namesOf(this.ports.db, [...new Set(rows.map(({ actor }) => actor))]);
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      actorName: names.get(row.actor) ?? null,
      role: row.role,
      verb: row.verb,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      reason: row.reason,
      requestId: row.request_id,
      before: row.before,
      after: row.after,
    }));
  }
}

/** Returns when and by whom these verbs were applied to a subject. */
export const auditEntriesOf = (
  db: Knex,
  { type, id, verbs }: { type: string; id: string; verbs: string[] },
): Promise<Pick<AuditRow, 'at' | 'verb' | 'actor'>[]> =>
  db('kernel.audit').where({ subject_type: type, subject_id: id }).whereIn('verb', verbs).select('at', 'verb', 'actor');
