import type { Knex } from 'knex';
import type { MatchId } from '#kernel/values/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { AcceptedRequest } from '../index.ts';
import { MESSAGE, QUOTE } from '../infra/interest-requests-repository.ts';
import type { InterestRequestRow } from '../infra/rows.ts';

type Row = Pick<InterestRequestRow, 'id' | 'from_profile_id' | 'message' | 'quote' | 'created_at' | 'approved_at'> & {
  match_id: MatchId;
};

/** The requests that led to these matches, for both members and her guardian, who have all read them. */
export async function acceptedRequests(
  db: Knex,
  seals: Seals,
  matchIds: MatchId[],
): Promise<Map<MatchId, AcceptedRequest>> {
  const sealed: Row[] = await db('matchmaking.match as m')
    .join('matchmaking.interest_request as r', 'r.id', 'm.request_id')
    .whereIn('m.id', matchIds)
    .select('r.id', 'r.from_profile_id', 'r.message', 'r.quote', 'r.created_at', 'r.approved_at', 'm.id as match_id');
  const withMessage = await seals.openRows<'message', Row>(MESSAGE, sealed);
  const rows = await seals.openRows<'quote', (typeof withMessage)[number]>(QUOTE, withMessage);
  return new Map(
    rows.map((row) => [
      row.match_id,
      {
        from: row.from_profile_id,
        message: row.message,
        quote: row.quote,
        sentAt: row.created_at,
        approvedAt: row.approved_at,
      },
    ]),
  );
}
