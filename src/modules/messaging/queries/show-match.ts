import { DomainError } from '#kernel/errors.ts';
import type { MatchId, ProfileId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OneMatchView } from '../contracts/matches.schema.ts';
import { acceptedRequestView, proposedWith } from '../conversation/supervised-parts.ts';
import { matchViews, type MatchPorts } from '../conversation/match-views.ts';

/** @throws common.not-found for anybody who is not in the match */
export class ShowMatch extends UseCase<MatchPorts> {
  async execute(profileId: ProfileId, id: MatchId): Promise<OneMatchView> {
    const { db, matchmaking } = this.ports;
    const match = await matchmaking.matchOf(db, id, profileId);
    if (!match) throw new DomainError('common.not-found');
    const [view] = await matchViews(this.ports, profileId, [match]);
    const { proposal } = match;
    const [requests, proposals] = await Promise.all([
      matchmaking.acceptedRequests(db, [id]),
      view!.proposedStage?.by === 'own' && proposal ? matchmaking.stageItems(db, [proposal.id]) : null,
    ]);
    return {
      ...view!,
      proposedStage: proposedWith(view!.proposedStage, proposals?.get(proposal?.id ?? '')),
      acceptedRequest: acceptedRequestView(requests.get(id)),
    };
  }
}
