import { DomainError } from '#kernel/errors.ts';
import type { MatchId, ProfileId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MatchView } from '../contracts/matches.schema.ts';
import { matchViews, type MatchPorts } from '../conversation/match-views.ts';

/** @throws common.not-found for anybody who is not in the match */
export class ShowMatch extends UseCase<MatchPorts> {
  async execute(profileId: ProfileId, id: MatchId): Promise<MatchView> {
    const { db, matchmaking } = this.ports;
    const match = await matchmaking.matchOf(db, id, profileId);
    if (!match) throw new DomainError('common.not-found');
    return (await matchViews(this.ports, profileId, [match]))[0]!;
  }
}
