import { ContainerModule } from 'inversify';
import type { UserId } from '#kernel/ids.ts';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { BILLING, type BillingFacade } from '../billing/index.ts';
import { GUARDIANSHIP, type GuardianshipFacade } from '../guardianship/index.ts';
import { IDENTITY, type IdentityFacade } from '../identity/index.ts';
import './errors.ts';
import { AnswerInterestRequest } from './commands/answer-interest-request.ts';
import { CloseRequests } from './commands/close-requests.ts';
import { CreateProfile } from './commands/create-profile.ts';
import { ExpireInterestRequests } from './commands/expire-interest-requests.ts';
import { LeaveMatchmaking } from './commands/leave-matchmaking.ts';
import { SendInterestRequest } from './commands/send-interest-request.ts';
import { UpdateProfile } from './commands/update-profile.ts';
import { WithdrawInterestRequest } from './commands/withdraw-interest-request.ts';
import { matchmakingFacade } from './facade.ts';
import { interestRoutes } from './http/interest-routes.ts';
import { profileRoutes } from './http/profile-routes.ts';
import { MATCHMAKING, type MatchmakingFacade } from './index.ts';
import { allowances } from './infra/objection-allowances.ts';
import { interestRequests } from './infra/objection-interest-requests.ts';
import { matches } from './infra/objection-matches.ts';
import { profiles } from './infra/objection-profiles.ts';
import { allowanceProjection } from './projections/allowance.ts';
import { browseCardProjection } from './projections/browse-card.ts';
import { BrowseProfiles } from './queries/browse-profiles.ts';
import { ListInterestRequests } from './queries/list-interest-requests.ts';
import { ownProfile } from './queries/profile-views.ts';
import { activeMatchCount, memberCounts, subscriptionStanding } from './queries/subscription-status.ts';
import { applyGuardianDecision } from './reactions/apply-guardian-decision.ts';
import { followLeaving } from './reactions/follow-leaving.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { closeWhenFourWives } from './reactions/close-when-four-wives.ts';
import { keepMatches } from './reactions/keep-matches.ts';
import { keepInformed } from './reactions/keep-informed.ts';
import { mailInterest } from './reactions/mail-interest.ts';

export const MATCHMAKING_PARTS = Symbol('matchmaking parts');

/** What the composition root needs of matchmaking for the pages that several modules fill together. */
export interface MatchmakingParts extends ModuleParts {
  standing(accountId: UserId): ReturnType<typeof subscriptionStanding>;
  completion(accountId: UserId): Promise<number>;
  counts(accountId: UserId): ReturnType<typeof memberCounts>;
  activeMatches(wardProfileIds: number[]): Promise<number>;
  /** For whoever acts as people do without a route: the demo. */
  commands: {
    create: CreateProfile;
    send: SendInterestRequest;
    answer: AnswerInterestRequest;
    withdraw: WithdrawInterestRequest;
    expire: ExpireInterestRequests;
  };
}

export const matchmakingModule = new ContainerModule(({ bind }) => {
  bind<MatchmakingFacade>(MATCHMAKING)
    .toResolvedValue(({ clock, seals }: Kernel) => matchmakingFacade({ clock, seals }), [KERNEL])
    .inSingletonScope();

  bind<MatchmakingParts>(MATCHMAKING_PARTS)
    .toResolvedValue(
      (
        { db, uow, clock, seals, budgets }: Kernel,
        identity: IdentityFacade,
        guardianship: GuardianshipFacade,
        billing: BillingFacade,
      ): MatchmakingParts => {
        const standing = (accountId: UserId) => subscriptionStanding({ db, clock, billing }, accountId);
        const requests = interestRequests(seals);
        const create = new CreateProfile({ uow, clock, identity, profiles });
        const send = new SendInterestRequest({
          uow,
          clock,
          identity,
          guardianship,
          billing,
          profiles,
          requests,
          matches,
          allowances,
        });
        const answer = new AnswerInterestRequest({ uow, clock, identity, guardianship, profiles, requests, matches });
        const withdraw = new WithdrawInterestRequest({ uow, clock, guardianship, requests });
        const expire = new ExpireInterestRequests({ uow, clock, identity, guardianship, requests, allowances });
        const closing = new CloseRequests({ clock, guardianship, requests, allowances });
        const leave = new LeaveMatchmaking({ clock, guardianship, requests, matches, closing });
        return {
          name: 'matchmaking',
          routers: [
            profileRoutes({
              db,
              clock,
              guardianship,
              create,
              update: new UpdateProfile({ uow, clock, identity, profiles }),
              browse: new BrowseProfiles({ db, clock, budgets, guardianship, billing }),
            }),
            interestRoutes({
              send,
              answer,
              withdraw,
              requests: new ListInterestRequests({ db, clock, seals }),
              standing,
            }),
          ],
          subscriptions: [
            ...browseCardProjection({ profiles, guardianship, identity }),
            ...allowanceProjection({ clock, allowances }),
            ...applyGuardianDecision({ clock, requests }),
            ...followLeaving({ clock, profiles, leave }),
            ...closeWhenFourWives({ profiles, closing }),
            ...keepMatches({ clock, guardianship, matches }),
            ...eraseMember,
            ...keepInformed,
            ...mailInterest({ identity, seals }),
          ],
          sweeps: [{ name: 'matchmaking.expire-requests', run: () => expire.execute() }],
          standing,
          completion: async (accountId) =>
            (await ownProfile(db, guardianship, accountId, clock.now()))?.profileCompletion ?? 0,
          counts: (accountId) => memberCounts(db, accountId),
          activeMatches: (wardProfileIds) => activeMatchCount(db, wardProfileIds),
          commands: { create, send, answer, withdraw, expire },
        };
      },
      [KERNEL, IDENTITY, GUARDIANSHIP, BILLING],
    )
    .inSingletonScope();
});
