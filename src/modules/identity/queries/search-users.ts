import type { Knex } from 'knex';
import type { SearchHit } from '#kernel/contracts/admin/admin-search.schema.ts';
import { HITS, isId, namesFirst, namesLike, profileNumberIn, type StaffSearch } from '#kernel/search/search-parts.ts';
import { UseCase } from '#kernel/use-case.ts';

/** Accounts by id, profile number, name or address, for staff. */
export class SearchUsers extends UseCase<{ db: Knex }> implements StaffSearch {
  async execute(words: string): Promise<SearchHit[]> {
    const accounts = this.ports.db('identity.account').limit(HITS);
    const number = profileNumberIn(words);
    if (isId(words)) accounts.where({ id: words as never });
    else if (number === null) accounts.whereLike('search_text', namesLike(words)).modify(namesFirst, words);
    else accounts.where({ profile_id: number as never });
    const rows = await accounts.select('id', 'display_name', 'last_name', 'email', 'profile_id', 'role');
    return rows.map((row) => ({
      kind: 'user',
      id: row.id,
      name: [row.display_name, row.last_name].filter(Boolean).join(' '),
      email: row.email,
      profileId: row.profile_id,
      role: row.role,
    }));
  }
}
