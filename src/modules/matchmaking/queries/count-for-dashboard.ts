import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';

interface Counts {
  pendingRequests: number;
  activeMatches: number;
}

/**
 * Counts the requests that a member can answer, and the running matches. Requests from inactive members do not count.
 */
export class CountForDashboard extends UseCase<{ db: Knex }> {
  async execute(accountId: UserId): Promise<Counts> {
    const { rows } = await this.ports.db.raw<{ rows: Counts[] }>(
      `select (select count(*)::integer from matchmaking.interest_request r
               where r.to_profile_id = p.id and r.status = 'pending'
                 and not exists (select from matchmaking.browse_card c where not c.present and c.profile_id = r.from_profile_id)
              ) as "pendingRequests",
              (select count(*)::integer from matchmaking.match m
               where p.id in (m.man_profile_id, m.woman_profile_id) and m.status = 'active') as "activeMatches"
       from matchmaking.profile p where p.account_id = ?`,
      [accountId],
    );
    return rows[0] ?? { pendingRequests: 0, activeMatches: 0 };
  }
}
