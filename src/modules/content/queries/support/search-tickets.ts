import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { hasDuty } from '#kernel/contracts/roles.ts';
import type { SearchHit } from '#kernel/contracts/admin/admin-search.schema.ts';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { searchCases } from '#kernel/desk/search-cases.ts';
import type { StaffSearch } from '#kernel/search/search-parts.ts';
import { UseCase } from '#kernel/use-case.ts';

const REPORTS = { queue: 'reports', table: 'content.report', since: 'created_at' } as const;
const CONFIDED = [
  { queue: 'support', table: 'content.question', since: 'created_at' },
  { queue: 'consultations', table: 'content.consultation', since: 'created_at' },
] as const;

/** Reports by their number, and what members wrote to the staff for those with the duty. */
export class SearchTickets
  extends UseCase<{ db: Knex; conflictOfInterest: ConflictOfInterest }>
  implements StaffSearch
{
  execute(words: string, reader: Actor): Promise<SearchHit[]> {
    const hasCases = hasDuty(reader, 'cases');
    const queues = [...(hasCases || reader.role === 'moderator' ? [REPORTS] : []), ...(hasCases ? CONFIDED : [])];
    return searchCases(this.ports, queues, words, reader);
  }
}
