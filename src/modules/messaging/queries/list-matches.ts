import type { ProfileId } from '#kernel/ids.ts';
import type { OpenRequest } from '../../matchmaking/index.ts';
import type { MatchView } from '../contracts/matches.ts';
import { matchViews, type MatchPorts } from './match-views.ts';

/** The member's matches with what their conversations hold, and sent requests that are still open (decisions 5.5). */
export class ListMatches {
  private readonly ports: MatchPorts;
  constructor(ports: MatchPorts) {
    this.ports = ports;
  }

  async execute(profileId: ProfileId): Promise<MatchView[]> {
    const { db, matchmaking } = this.ports;
    const [matches, open] = await Promise.all([
      matchmaking.matchesOf(db, [profileId]),
      matchmaking.openRequestsFrom(db, profileId),
    ]);
    const [begun, pending] = await Promise.all([
      matchViews(this.ports, profileId, matches, { isWhole: true }),
      this.requestViews(profileId, open),
    ]);
    return [...begun, ...pending];
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
      request: {
        status: request.approvedAt ? 'pending' : 'guardian_pending',
        approvedAt: request.approvedAt?.toISOString() ?? null,
      },
      allowedActions: [],
    }));
  }
}
