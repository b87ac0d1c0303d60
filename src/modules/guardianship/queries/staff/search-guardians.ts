import type { Actor } from '#kernel/actor.ts';
import { hasDuty } from '#kernel/contracts/roles.ts';
import type { SearchHit } from '#kernel/contracts/admin/admin-search.schema.ts';
import { searchCases } from '#kernel/desk/search-cases.ts';
import { HITS, namesFirst, namesLike, type StaffSearch } from '#kernel/search/search-parts.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { GuardianRow } from '../../infra/rows.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Row = Pick<GuardianRow, 'id' | 'name' | 'email' | 'ward_id'>;
const TABLE = 'guardianship.guardian';

/** Present guardians by name or address, and questions about them by number. */
export class SearchGuardians
  extends UseCase<Pick<UseCasePorts, 'db' | 'identity' | 'conflictOfInterest'>>
  implements StaffSearch
{
  async execute(words: string, reader: Actor): Promise<SearchHit[]> {
    if (!hasDuty(reader, 'cases')) return [];
    const { db, identity } = this.ports;
    const rows: Row[] = await db(TABLE)
      .whereIn('state', ['pending', 'verified'])
      .whereLike('search_text', namesLike(words))
      .modify(namesFirst, words)
      .limit(HITS)
      .select('id', 'name', 'email', 'ward_id');
    const names = await identity.namesOf(
      db,
      rows.map((row) => row.ward_id),
    );
    const guardians = rows.map((row): SearchHit => ({
      kind: 'guardian',
      id: row.id,
      name: row.name,
      email: row.email,
      wardId: row.ward_id,
      wardName: names.get(row.ward_id) ?? '',
    }));
    const queues = [
      {
        queue: 'guardian-disputes',
        table: TABLE,
        since: 'named_at',
        isCase: '(disputed_at is not null or held_at is not null)',
      },
      { queue: 'guardian-checks', table: TABLE, since: 'named_at', isCase: 'check_raised_at is not null' },
    ] as const;
    return [...guardians, ...(await searchCases(this.ports, [...queues], words, reader))];
  }
}
