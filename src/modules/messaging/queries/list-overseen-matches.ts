import { PAGE_SIZE, type Paging } from '#kernel/contracts/paging.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OverseenMatch } from '../contracts/oversight.schema.ts';
import type { Match } from '../../matchmaking/index.ts';
import { acceptedRequestView, proposedWith } from '../conversation/supervised-parts.ts';
import { matchViewOf } from '../conversation/match-view.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Counts {
  all: number;
  /** Those since his last visit that no guardian has decided: a decision is a reading. */
  fresh: number;
  /** When the last of them was written or decided. */
  last: Date;
}

/** The matches of a guardian's wards, with message counts. */
export class ListOverseenMatches extends UseCase<Pick<UseCasePorts, 'db' | 'guardianship' | 'matchmaking'>> {
  /** One page of all his wards' matches, the latest change first, or only the match `id`. */
  async execute(
    guardianId: UserId,
    { limit = PAGE_SIZE, cursor = 0, id }: Paging & { id?: MatchId | undefined } = {},
  ): Promise<PagedList<OverseenMatch>> {
    const { db, guardianship, matchmaking } = this.ports;
    const wards = new Map(
      (await guardianship.wardsOf(db, guardianId)).flatMap((ward) =>
        ward.profileId === null ? [] : [[ward.profileId, ward] as const],
      ),
    );
    // He does not oversee his own match.
    const except = [...wards].flatMap(([woman, { guardianAccountIds }]) =>
      guardianAccountIds.map((man) => ({ woman, man })),
    );
    const which = { women: [...wards.keys()], except, id };
    const { matches, total } = await matchmaking.matchesOfWomen(db, which, { offset: cursor, limit });
    const ids = matches.map((match) => match.id);
    const [seen, messages, changes, requests, proposals] = await Promise.all([
      matchmaking.wholeProfiles(
        db,
        matches.map((match) => match.man.profileId),
      ),
      this.messageCounts(guardianId, ids),
      matchmaking.matchChanges(db, ids),
      matchmaking.acceptedRequests(db, ids),
      matchmaking.stageItems(
        db,
        matches.flatMap(({ proposal }) => proposal?.id ?? []),
      ),
    ]);
    const viewOf = (match: Match) => {
      const view = matchViewOf(match, 'guardian');
      return { ...view, proposedStage: proposedWith(view.proposedStage, proposals.get(match.proposal?.id ?? '')) };
    };
    const items = matches.map((match) => ({
      ...viewOf(match),
      id: match.id,
      createdAt: match.createdAt.toISOString(),
      updatedAt: later(match.updatedAt, messages.get(match.id)?.last).toISOString(),
      wardFirstName: wards.get(match.woman.profileId)!.firstName,
      wardProfileId: match.woman.profileId,
      otherProfileId: match.man.profileId,
      otherProfile: match.status === 'ended' ? null : (seen.get(match.man.profileId) ?? null),
      acceptedRequest: acceptedRequestView(requests.get(match.id)),
      messages: messages.get(match.id)?.all ?? 0,
      newMessages: messages.get(match.id)?.fresh ?? 0,
      changes: (changes.get(match.id) ?? []).map(({ what, by, reason, at }) => ({
        what,
        by,
        reason,
        at: at.toISOString(),
      })),
    }));
    const next = cursor + items.length;
    return { items, total: String(total), next: next < total ? String(next) : null };
  }

  private async messageCounts(guardianId: UserId, matchIds: MatchId[]): Promise<Map<MatchId, Counts>> {
    const rows: { match_id: MatchId; all: string; fresh: string; last: Date }[] = await this.ports
      .db('messaging.message as m')
      .leftJoin('messaging.guardian_visit as v', (on) => {
        on.on('v.match_id', 'm.match_id').andOnVal('v.account_id', guardianId);
      })
      .whereIn('m.match_id', matchIds)
      .groupBy('m.match_id')
      .select('m.match_id')
      .count({ all: '*' })
      .select(
        this.ports.db.raw(
          `count(*) filter (where (v.visited_at is null or m.created_at > v.visited_at)
             and not (m.reviewed and m.decided_at is not null)) as fresh,
           max(greatest(m.created_at, m.decided_at)) as last`,
        ),
      );
    return new Map(
      rows.map(({ match_id, all, fresh, last }) => [match_id, { all: Number(all), fresh: Number(fresh), last }]),
    );
  }
}

const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);
