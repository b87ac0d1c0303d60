import { ContainerModule } from 'inversify';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { BILLING, type BillingFacade } from '../billing/index.ts';
import { BUYER_RULE, type BuyerRulePort } from '../billing/ports.ts';
import { GUARDIANSHIP, type GuardianshipFacade } from '../guardianship/index.ts';
import {
  IDDAH,
  KHITBA,
  SUITORS,
  type IddahPort,
  type KhitbaPort,
  type SuitorPort,
} from '../guardianship/ports.ts';
import { IDENTITY, type IdentityFacade } from '../identity/index.ts';
import './errors.ts';
import { buyerRule } from './buyer-rule.ts';
import { AnswerInterestRequest } from './commands/answer-interest-request.ts';
import { BlockProfile } from './commands/block-profile.ts';
import { ConcludeGuardianEnds } from './commands/conclude-guardian-ends.ts';
import { ObjectByLink } from './commands/object-by-link.ts';
import { ObjectToEnd } from './commands/object-to-end.ts';
import { DescribeObjection } from './queries/describe-objection.ts';
import { ChangeMatchStatus } from './commands/change-match-status.ts';
import { ChangeSearch } from './commands/change-search.ts';
import { CreateProfile } from './commands/create-profile.ts';
import { EndBreaks } from './commands/end-breaks.ts';
import { ExpireInterestRequests } from './commands/expire-interest-requests.ts';
import { SaveSearch } from './commands/save-search.ts';
import { LeaveMatchmaking } from './commands/leave-matchmaking.ts';
import { LiftNeverAgain } from './commands/lift-never-again.ts';
import { MoveStage } from './commands/move-stage.ts';
import { RemoveSearch } from './commands/remove-search.ts';
import { SaveProfile } from './commands/save-profile.ts';
import { SendInterestRequest } from './commands/send-interest-request.ts';
import { SetOversight } from './commands/set-oversight.ts';
import { TakeBreak } from './commands/take-break.ts';
import { UnblockProfile } from './commands/unblock-profile.ts';
import { UnsaveProfile } from './commands/unsave-profile.ts';
import { UpdateProfile } from './commands/update-profile.ts';
import { WithdrawInterestRequest } from './commands/withdraw-interest-request.ts';
import { matchmakingFacade } from './facade.ts';
import { interestRoutes } from './http/interest-routes.ts';
import { profileRoutes } from './http/profile-routes.ts';
import { objectionPage } from './http/objection-page.ts';
import { savedSearchRoutes } from './http/saved-search-routes.ts';
import { MATCHMAKING, type MatchmakingFacade } from './index.ts';
import { allowances } from './infra/allowances-repository.ts';
import { blocks } from './infra/blocks-repository.ts';
import { iddahBy } from './infra/iddah-repository.ts';
import { interestRequests } from './infra/interest-requests-repository.ts';
import { khitba } from './infra/khitba-repository.ts';
import { matchUpdates } from './infra/match-updates-repository.ts';
import { matches as matchesIn } from './infra/matches-repository.ts';
import { neverAgain } from './infra/never-again-repository.ts';
import { savedProfiles } from './infra/saved-profiles-repository.ts';
import { savedSearches } from './infra/saved-searches-repository.ts';
import { profiles } from './infra/profiles-repository.ts';
import { suitors } from './infra/suitors.ts';
import { allowanceProjection } from './projections/allowance.ts';
import { SEARCH_KEY_VERSION } from '#kernel/search/search-key-sql.ts';
import { browseCardProjection, cardFacts, rebuildBrowseCards } from './projections/browse-card.ts';
import { BrowseProfiles } from './queries/browse/browse-profiles.ts';
import { CountActiveMatches } from './queries/count-active-matches.ts';
import { CountRequests } from './queries/count-requests.ts';
import { CountForDashboard } from './queries/count-for-dashboard.ts';
import { ListBlockedProfiles } from './queries/profiles/list-blocked-profiles.ts';
import { ListInterestRequests } from './queries/list-interest-requests.ts';
import { ListNeverAgain } from './queries/profiles/list-never-again.ts';
import { ListSavedProfiles } from './queries/profiles/list-saved-profiles.ts';
import { ListSavedSearches } from './queries/browse/list-saved-searches.ts';
import { ListWardProfiles } from './queries/profiles/list-ward-profiles.ts';
import { MatchmakingHistory } from './queries/matchmaking-history.ts';
import { ShowOwnProfile } from './queries/profiles/show-own-profile.ts';
import { ShowSentRequest } from './queries/show-sent-request.ts';
import { ShowSubscription } from './queries/show-subscription.ts';
import { ShowUsage } from './queries/show-usage.ts';
import { ViewProfile } from './queries/profiles/view-profile.ts';
import { senderFactsQuery } from './browse/viewer.ts';
import { applyGuardianDecision } from './reactions/apply-guardian-decision.ts';
import { findConflicts } from './reactions/find-conflicts.ts';
import { followLeaving } from './reactions/follow-leaving.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { closeWhenMatchEnds } from './reactions/close-when-match-ends.ts';
import { closeWhenNoLongerDiscoverable } from './reactions/close-when-no-longer-discoverable.ts';
import { applyGuardianChanges } from './reactions/apply-guardian-changes.ts';
import { publishLiveUpdates } from './reactions/publish-live-updates.ts';
import { mailInterest } from './reactions/mail-interest.ts';
import { emailBreakEnded } from './reactions/mail-break-ended.ts';
import { emailMatchUpdates, notifyMatchUpdates } from './reactions/mail-match-updates.ts';
import { endSearchDigests, sendSearchDigests } from './reactions/mail-search-digests.ts';

export const MATCHMAKING_PARTS = Symbol('matchmaking parts');

export interface MatchmakingParts extends ModuleParts {
  /** For routes that another module answers, and for the demo, which acts without routes. */
  commands: {
    create: CreateProfile;
    update: UpdateProfile;
    block: BlockProfile;
    unblock: UnblockProfile;
    send: SendInterestRequest;
    answer: AnswerInterestRequest;
    withdraw: WithdrawInterestRequest;
    expire: ExpireInterestRequests;
    changeStatus: ChangeMatchStatus;
    object: ObjectToEnd;
    moveStage: MoveStage;
    oversee: SetOversight;
  };
  queries: {
    ownProfile: ShowOwnProfile;
    subscription: ShowSubscription;
    counts: CountForDashboard;
    activeMatches: CountActiveMatches;
    countRequests: CountRequests;
  };
}

export const matchmakingModule = new ContainerModule(({ bind }) => {
  bind<MatchmakingFacade>(MATCHMAKING)
    .toResolvedValue(
      ({ clock, seals }: Kernel, guardianship: GuardianshipFacade) => matchmakingFacade({ clock, seals, guardianship }),
      [KERNEL, GUARDIANSHIP],
    )
    .inSingletonScope();

  bind<IddahPort>(IDDAH)
    .toResolvedValue(({ clock }: Kernel) => iddahBy(clock), [KERNEL])
    .inSingletonScope();

  bind<KhitbaPort>(KHITBA).toConstantValue(khitba);
  bind<SuitorPort>(SUITORS).toConstantValue(suitors);

  bind<BuyerRulePort>(BUYER_RULE).toConstantValue(buyerRule({ profiles }));

  bind<MatchmakingParts>(MATCHMAKING_PARTS)
    .toResolvedValue(
      (
        { db, uow, clock, seals, budgets }: Kernel,
        identity: IdentityFacade,
        guardianship: GuardianshipFacade,
        billing: BillingFacade,
      ): MatchmakingParts => {
        const requests = interestRequests(seals);
        const matches = matchesIn(seals);
        const ports = {
          db,
          uow,
          clock,
          seals,
          budgets,
          identity,
          guardianship,
          billing,
          sender: senderFactsQuery(guardianship, billing),
          profiles,
          requests,
          matches,
          matchUpdates,
          allowances,
          blocks,
          neverAgain,
          saved: savedProfiles,
          searches: savedSearches(seals),
        };
        const commands = {
          create: new CreateProfile(ports),
          update: new UpdateProfile(ports),
          block: new BlockProfile(ports),
          unblock: new UnblockProfile(ports),
          send: new SendInterestRequest(ports),
          answer: new AnswerInterestRequest(ports),
          withdraw: new WithdrawInterestRequest(ports),
          expire: new ExpireInterestRequests(ports),
          changeStatus: new ChangeMatchStatus(ports),
          object: new ObjectToEnd(ports),
          moveStage: new MoveStage(ports),
          oversee: new SetOversight(ports),
        };
        const history = new MatchmakingHistory(ports);
        const queries = {
          ownProfile: new ShowOwnProfile(ports),
          subscription: new ShowSubscription(ports),
          counts: new CountForDashboard(ports),
          activeMatches: new CountActiveMatches(ports),
          countRequests: new CountRequests(ports),
        };
        return {
          name: 'matchmaking',
          routers: [
            profileRoutes({
              create: commands.create,
              update: commands.update,
              takeBreak: new TakeBreak(ports),
              showOwn: queries.ownProfile,
              browse: new BrowseProfiles(ports),
              view: new ViewProfile(ports),
              listWards: new ListWardProfiles(ports),
              block: commands.block,
              unblock: commands.unblock,
              listBlocked: new ListBlockedProfiles(ports),
              listNeverAgain: new ListNeverAgain(ports),
              liftNeverAgain: new LiftNeverAgain(ports),
              save: new SaveProfile(ports),
              unsave: new UnsaveProfile(ports),
              listSaved: new ListSavedProfiles(ports),
            }),
            savedSearchRoutes({
              save: new SaveSearch(ports),
              change: new ChangeSearch(ports),
              remove: new RemoveSearch(ports),
              list: new ListSavedSearches(ports),
            }),
            interestRoutes({
              send: commands.send,
              answer: commands.answer,
              withdraw: commands.withdraw,
              list: new ListInterestRequests(ports),
              showSent: new ShowSentRequest(ports),
              subscription: queries.subscription,
              usage: new ShowUsage(ports),
            }),
            objectionPage({ describe: new DescribeObjection(ports), object: new ObjectByLink(ports) }),
          ],
          subscriptions: [
            ...browseCardProjection({ ...ports, facts: cardFacts(guardianship) }),
            ...allowanceProjection(ports),
            ...applyGuardianDecision(ports),
            ...followLeaving({ ...ports, leave: new LeaveMatchmaking(ports) }),
            ...closeWhenNoLongerDiscoverable(ports),
            ...closeWhenMatchEnds(ports),
            ...applyGuardianChanges(ports),
            ...findConflicts(ports),
            ...eraseMember,
            ...publishLiveUpdates(ports),
            ...mailInterest(ports),
            ...emailBreakEnded(ports),
            ...emailMatchUpdates(ports),
            ...endSearchDigests(ports),
          ],
          sweeps: [
            { name: 'matchmaking.expire-requests', run: () => commands.expire.execute() },
            { name: 'matchmaking.conclude-guardian-ends', run: () => new ConcludeGuardianEnds(ports).execute() },
            { name: 'matchmaking.end-breaks', run: () => new EndBreaks(ports).execute() },
            { name: 'matchmaking.notify-match-updates', run: () => notifyMatchUpdates(ports) },
            { name: 'matchmaking.send-search-digests', run: () => sendSearchDigests(ports) },
          ],
          projections: [
            {
              name: 'matchmaking.browse-card',
              version: SEARCH_KEY_VERSION,
              rebuild: () => rebuildBrowseCards({ ...ports, facts: cardFacts(guardianship) }),
            },
          ],
          commands,
          history: (accountId) => history.execute(accountId),
          queries,
        };
      },
      [KERNEL, IDENTITY, GUARDIANSHIP, BILLING],
    )
    .inSingletonScope();
});
