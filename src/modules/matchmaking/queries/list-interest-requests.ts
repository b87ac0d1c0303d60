import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { MatchStatus } from '../contracts/match-states.ts';
import type { InterestRequestView, RequestStatus } from '../contracts/interest-requests.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, RequestId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { ANSWER, WORDS } from '../infra/objection-interest-requests.ts';
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
  response_state: string | null;
  responded_at: Date | null;
  match_id: string | null;
  match_status: MatchStatus | null;
}
const LIST_LIMIT = 200;

/** Interest requests as one of the two may see them. A receiver reads the words only once her guardian let them through, and a man knows of nothing before that. Of an answer the sender reads the words once the guardian let them through. The other's profile is shown while something is open between the two, and he or she is there (decisions 5.10, 5.13). */
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
        .select('r.*', 'm.id as match_id', 'm.status as match_status'),
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
      const isOpen = ['guardian_pending', 'pending'].includes(row.status);
      const goesOn = isOpen || ['active', 'paused'].includes(row.match_status ?? '');
      const other = goesOn ? others.get(isSender ? row.to_profile_id : row.from_profile_id) : undefined;
      return {
        id: row.id,
        fromProfileId: row.from_profile_id,
        toProfileId: row.to_profile_id,
        message: isSender || row.approved_at ? row.message : null,
        status: row.status,
        responseMessage: isSender && row.response_state !== 'approved' ? null : row.response_message,
        createdAt: row.created_at.toISOString(),
        respondedAt: row.responded_at?.toISOString() ?? null,
        matchId: row.match_id,
        otherProfile: other ?? null,
        // Of somebody who is not there nothing can be answered: it is held (decisions 5.10).
        allowedActions: isSender
          ? isOpen
            ? ['withdraw']
            : []
          : row.status === 'pending' && other
            ? ['accept', 'decline']
            : [],
      };
    });
  }
}
