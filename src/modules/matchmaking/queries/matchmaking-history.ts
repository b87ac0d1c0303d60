import type { Knex } from 'knex';
import { timelineEvent, type TimelineEvent } from '#kernel/admin/timeline-event.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { requestTimeline } from '../interest-request/request-timeline.ts';
import type { MatchRow } from '../infra/rows.ts';

/** Changes of a match that staff see. */
const CHANGES = ['paused', 'resumed', 'ended'] as const;

/** Timeline events of a member's profile, requests and matches, unsorted and without private texts. */
export class MatchmakingHistory extends UseCase<{ db: Knex }> {
  async execute(accountId: UserId): Promise<TimelineEvent[]> {
    const { db } = this.ports;
    const profile = await db('matchmaking.profile').where({ account_id: accountId }).first('id', 'created_at');
    if (!profile) return [];
    const own = profile.id;
    const requests = await db('matchmaking.interest_request')
      .where({ from_profile_id: own })
      .orWhere({ to_profile_id: own })
      .select('from_profile_id', 'to_profile_id', 'status', 'created_at', 'responded_at');
    const matches = await db('matchmaking.match')
      .where({ man_profile_id: own })
      .orWhere({ woman_profile_id: own })
      .select('id', 'man_profile_id', 'woman_profile_id', 'created_at');
    const ids = matches.map(({ id }) => id);
    const changes = await db('matchmaking.match_change')
      .whereIn('match_id', ids)
      .whereIn('what', CHANGES)
      .select('match_id', 'what', 'by_role', 'at');
    const otherIn = new Map(matches.map((match) => [match.id, otherOf(match, own)]));
    return [
      ...timelineEvent(profile.created_at, 'profile-created', { profileId: own }),
      ...requests.flatMap((request) => requestTimeline(own, request)),
      ...matches.flatMap((match) =>
        timelineEvent(match.created_at, 'match-made', { otherProfileId: otherOf(match, own) }),
      ),
      ...changes.flatMap(({ match_id, what, by_role: by, at }) =>
        timelineEvent(at, `match-${what as (typeof CHANGES)[number]}`, {
          otherProfileId: otherIn.get(match_id) ?? null,
          by,
        }),
      ),
    ];
  }
}

const otherOf = (
  { man_profile_id: man, woman_profile_id: woman }: Pick<MatchRow, 'man_profile_id' | 'woman_profile_id'>,
  own: number,
): number => (man === own ? woman : man);
