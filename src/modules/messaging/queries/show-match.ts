import { DomainError } from '#kernel/errors.ts';
import type { MatchId, ProfileId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OneMatchView } from '../contracts/matches.schema.ts';
import { acceptedRequestView, proposedWith } from '../conversation/supervised-parts.ts';
import { matchViews, type MatchPorts } from '../conversation/match-views.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** @throws common.not-found for anybody who is not in the match */
export class ShowMatch extends UseCase<MatchPorts & Pick<UseCasePorts, 'guardianship'>> {
  async execute(profileId: ProfileId, id: MatchId): Promise<OneMatchView> {
    const { db, guardianship, matchmaking } = this.ports;
    const match = await matchmaking.matchOf(db, id, profileId);
    if (!match) throw new DomainError('common.not-found');
    const [view] = await matchViews(this.ports, profileId, [match]);
    const { proposal } = match;
    const [requests, proposals, guardianLanguage] = await Promise.all([
      matchmaking.acceptedRequests(db, [id]),
      view!.proposedStage?.by === 'own' && proposal ? matchmaking.stageItems(db, [proposal.id]) : null,
      match.status === 'active' ? guardianship.guardianLanguageOf(db, match.woman.accountId) : null,
    ]);
    return {
      ...view!,
      proposedStage: proposedWith(view!.proposedStage, proposals?.get(proposal?.id ?? '')),
      acceptedRequest: acceptedRequestView(requests.get(id)),
      guardianLanguage,
    };
  }
}
