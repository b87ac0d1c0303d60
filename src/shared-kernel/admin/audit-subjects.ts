import type { Knex } from 'knex';
import type { UserId } from '../values/ids.ts';

/** Table of the subjects of audit entries, and its columns with the accounts whom a subject concerns. */
export interface AuditSubject {
  table: string;
  /** Column with the id of the entries; by default `id`. */
  id?: string;
  people: readonly [string, ...string[]];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Narrows audit entries to those about an account or about a case that concerns it. */
export const aboutPerson =
  (db: Knex, subjects: readonly AuditSubject[], account: UserId) =>
  (entries: Knex.QueryBuilder): void => {
    entries.where((any) => {
      any.where({ subject_type: 'user', subject_id: account });
      for (const { table, id = 'id', people } of subjects) {
        const cases = db.from(table).select(db.raw('??::text', [id]));
        for (const column of people) cases.orWhere(column, account);
        any.orWhereIn('subject_id', cases);
      }
    });
  };

/** The accounts whom these subjects concern; other subjects are not in the map. */
export async function peopleOf(
  db: Knex,
  subjects: readonly AuditSubject[],
  ids: readonly string[],
): Promise<Map<string, UserId[]>> {
  const known = ids.filter((id) => UUID.test(id));
  const people = new Map<string, UserId[]>();
  if (known.length === 0) return people;
  for (const { table, id = 'id', people: columns } of subjects) {
    const rows: Record<string, UserId | null>[] = await db
      .from(table)
      .whereIn(id, known)
      .select(id, ...columns);
    for (const row of rows) {
      const accounts = columns.flatMap((column) => row[column] ?? []);
      people.set(String(row[id]), [...new Set(accounts)]);
    }
  }
  return people;
}
