import type { Knex } from 'knex';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import type { Actor } from '#kernel/actor.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { SupportRecord } from '../contracts/admin-support.schema.ts';
import type { ReportRow } from '../infra/rows.ts';

/** Reports shown next to a ticket. */
const SHOWN = 10;

/** The latest reports by and about each of these people, except those that concern the reader. */
export async function reportsOfPeople(
  { db, conflictOfInterest }: { db: Knex; conflictOfInterest: ConflictOfInterest },
  people: UserId[],
  reader: Actor,
): Promise<Map<UserId, SupportRecord['reports']>> {
  if (people.length === 0) return new Map();
  const reports = db('content.report')
    .where((either) => either.whereIn('reporter_id', people).orWhereIn('reported_id', people))
    .orderBy('created_at', 'desc');
  await conflictOfInterest.exclude(db, reports, 'reports', reader);
  const rows: ReportRow[] = await reports;
  return new Map(
    people.map((person) => [
      person,
      rows
        .filter(({ reporter_id, reported_id }) => reporter_id === person || reported_id === person)
        .slice(0, SHOWN)
        .map((row) => ({
          id: row.id,
          byWriter: row.reporter_id === person,
          reason: row.reason,
          isResolved: row.resolved_at !== null,
          createdAt: row.created_at.toISOString(),
        })),
    ]),
  );
}
