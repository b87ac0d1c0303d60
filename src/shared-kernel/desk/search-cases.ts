import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import type { QueueName } from '../contracts/cases.ts';
import { caseNumberOf, typedCaseNumber } from '../contracts/admin/case-number.ts';
import type { SearchHit } from '../contracts/admin/admin-search.schema.ts';
import { HITS, isId } from '../search/search-parts.ts';
import type { ConflictOfInterest } from './conflict-of-interest.ts';

interface SearchedQueue {
  queue: QueueName;
  table: string;
  /** The column of the time since when there is the case. */
  since: string;
  /** SQL condition of the rows that are cases. */
  isCase?: string;
}

/** Cases with this number or id, except those that concern the reader. */
export async function searchCases(
  { db, conflictOfInterest }: { db: Knex; conflictOfInterest: ConflictOfInterest },
  queues: SearchedQueue[],
  words: string,
  reader: Actor,
): Promise<SearchHit[]> {
  const number = typedCaseNumber(words);
  if (number === null && !isId(words)) return [];
  const hits: SearchHit[] = [];
  for (const { queue, table, since, isCase = 'true' } of queues) {
    const cases = db.from(table).whereRaw(isCase).limit(HITS).select('id', { since });
    if (number === null) cases.where({ id: words });
    else cases.whereRaw('right(id::text, 6) = ?', [number]);
    await conflictOfInterest.exclude(db, cases, queue, reader);
    const rows: { id: string; since: Date }[] = await cases;
    for (const row of rows)
      hits.push({ kind: 'case', id: row.id, queue, number: caseNumberOf(row.id), createdAt: row.since.toISOString() });
  }
  return hits;
}
