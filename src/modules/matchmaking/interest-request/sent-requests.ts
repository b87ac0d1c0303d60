import type { SentRequestsPort } from '../../billing/ports.ts';

export const sentRequests: SentRequestsPort = {
  async hasSentSince(db, accountId, since) {
    const sent = db('matchmaking.interest_request as r')
      .join('matchmaking.profile as p', 'p.id', 'r.from_profile_id')
      .where('p.account_id', accountId)
      .where('r.created_at', '>=', since);
    return (await sent.first('r.id')) !== undefined;
  },
};
