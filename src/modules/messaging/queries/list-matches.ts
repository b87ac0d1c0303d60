import { PAGE_SIZE, type Paging } from '#kernel/contracts/paging.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OpenRequest } from '../../matchmaking/index.ts';
import type { MatchView } from '../contracts/matches.schema.ts';
import { matchViews, type MatchPorts } from '../conversation/match-views.ts';

/** The member's matches with their conversations, then open sent requests. */
export class ListMatches extends UseCase<MatchPorts> {
  async execute(profileId: ProfileId, { limit = PAGE_SIZE, cursor = 0 }: Paging): Promise<PagedList<MatchView>> {
    const { db, matchmaking } = this.ports;
    const begun = await matchmaking.matchesOf(db, profileId, { offset: cursor, limit });
    const left = { offset: Math.max(0, cursor - begun.total), limit: limit - begun.matches.length };
    const open = await matchmaking.openRequestsFrom(db, profileId, left);
    const views = await Promise.all([
      matchViews(this.ports, profileId, begun.matches),
      this.requestViews(profileId, open.requests),
    ]);
    const items = views.flat();
    const [total, next] = [begun.total + open.total, cursor + items.length];
    return { items, total: String(total), next: next < total ? String(next) : null };
  }

  private async requestViews(profileId: ProfileId, open: OpenRequest[]): Promise<MatchView[]> {
    const { db, matchmaking } = this.ports;
    const receivers = open.map((request) => request.toProfileId);
    const [seen, scores] = await Promise.all([
      matchmaking.seenProfiles(db, receivers),
      matchmaking.scores(db, profileId, receivers),
    ]);
    return open.map((request) => ({
      id: request.id,
      status: 'pending',
      interest: 'pending',
      progressStage: null,
      createdAt: request.createdAt.toISOString(),
      updatedAt: request.createdAt.toISOString(),
      compatibilityScore: scores.get(request.toProfileId) ?? 0,
      otherProfileId: request.toProfileId,
      otherProfile: seen.get(request.toProfileId) ?? null,
      proposedStage: null,
      pauseReasons: [],
      endedBy: null,
      supervision: 'approve',
      readAlongWishes: null,
      lastMessage: null,
      unreadCount: 0,
      reportableUntil: null,
      request: {
        status: request.approvedAt ? 'pending' : 'guardian_pending',
        approvedAt: request.approvedAt?.toISOString() ?? null,
      },
      allowedActions: [],
    }));
  }
}
