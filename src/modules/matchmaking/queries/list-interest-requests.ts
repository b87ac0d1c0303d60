import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { InterestRequestView, RequestStatus } from '#kernel/contracts/interest-requests.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, RequestId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { ANSWER, WORDS } from '../infra/objection-interest-requests.ts';
import { withDisabled } from '../infra/objection-matches.ts';
import { seenProfiles } from './profile-views.ts';

interface Row {
  id: string;
  from_profile_id: ProfileId;
  to_profile_id: ProfileId;
  message: string | null;
  status: RequestStatus;
  response_message: string | null;
  created_at: Date;
  approved_at: Date | null;
  responded_at: Date | null;
  match_id: string | null;
}
const LIST_LIMIT = 200;

/** Interest requests as one of the two may see them. A receiver reads the words only once her guardian let them through, and a man knows of nothing before that. Those of disabled members are not among them. */
export class ListInterestRequests {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly seals: Seals;

  constructor({ db, clock, seals }: { db: Knex; clock: Clock; seals: Seals }) {
    this.db = db;
    this.clock = clock;
    this.seals = seals;
  }

  received(profileId: ProfileId): Promise<InterestRequestView[]> {
    return this.list(profileId, (q) =>
      q
        .where('r.to_profile_id', profileId)
        .where((or) => or.whereNotNull('r.approved_at').orWhere('r.ward_profile_id', profileId)),
    );
  }

  sent(profileId: ProfileId): Promise<InterestRequestView[]> {
    return this.list(profileId, (q) => q.where('r.from_profile_id', profileId));
  }

  async sentOne(profileId: ProfileId, id: RequestId): Promise<InterestRequestView> {
    const [request] = await this.list(profileId, (q) => q.where({ 'r.from_profile_id': profileId, 'r.id': id }));
    if (!request) throw new DomainError('common.not-found');
    return request;
  }

  private async list(
    profileId: ProfileId,
    which: (q: Knex.QueryBuilder) => Knex.QueryBuilder,
  ): Promise<InterestRequestView[]> {
    const sealed: Row[] = await which(
      this.db('matchmaking.interest_request as r')
        .leftJoin('matchmaking.match as m', 'm.request_id', 'r.id')
        .whereNotExists((q) => withDisabled(q, ['r.from_profile_id', 'r.to_profile_id']))
        .select('r.*', 'm.id as match_id'),
    )
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(LIST_LIMIT);
    const rows = await this.seals.openRows(ANSWER, await this.seals.openRows(WORDS, sealed));
    const others = await seenProfiles(
      this.db,
      rows.map((row) => (row.from_profile_id === profileId ? row.to_profile_id : row.from_profile_id)),
      this.clock.now(),
    );
    return rows.map((row): InterestRequestView => {
      const isSender = row.from_profile_id === profileId;
      return {
        id: row.id,
        fromProfileId: row.from_profile_id,
        toProfileId: row.to_profile_id,
        message: isSender || row.approved_at ? row.message : null,
        status: row.status,
        responseMessage: row.response_message,
        createdAt: row.created_at.toISOString(),
        respondedAt: row.responded_at?.toISOString() ?? null,
        matchId: row.match_id,
        otherProfile: others.get(isSender ? row.to_profile_id : row.from_profile_id) ?? null,
        allowedActions: isSender
          ? ['guardian_pending', 'pending'].includes(row.status)
            ? ['withdraw']
            : []
          : row.status === 'pending'
            ? ['accept', 'decline']
            : [],
      };
    });
  }
}
