import { DomainError } from '#kernel/errors.ts';
import type { MatchId, ProfileId } from '#kernel/ids.ts';
import type { MatchView } from '../contracts/matches.ts';
import { matchViews, type MatchPorts } from './match-views.ts';

/**
 * A match as one of the two sees it.
 * @throws common.not-found for anybody else
 */
export class ShowMatch {
  private readonly ports: MatchPorts;
  constructor(ports: MatchPorts) {
    this.ports = ports;
  }

  async execute(profileId: ProfileId, id: MatchId): Promise<MatchView> {
    const { db, matchmaking } = this.ports;
    const match = await matchmaking.matchOf(db, id, profileId);
    if (!match) throw new DomainError('common.not-found');
    return (await matchViews(this.ports, profileId, [match]))[0]!;
  }
}
