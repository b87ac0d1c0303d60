import { ContainerModule } from 'inversify';
import { crudCommands } from '#kernel/admin/admin-record.ts';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { BILLING, type BillingFacade } from '../billing/index.ts';
import { BUYER_RULE, SENT_REQUESTS, type BuyerRulePort, type SentRequestsPort } from '../billing/ports.ts';
import { GUARDIANSHIP, type GuardianshipFacade } from '../guardianship/index.ts';
import { IDDAH, KHITBA, SUITORS, type IddahPort, type KhitbaPort, type SuitorPort } from '../guardianship/ports.ts';
import { IDENTITY, type IdentityFacade } from '../identity/index.ts';
import './errors.ts';
import { sentRequests } from './interest-request/sent-requests.ts';
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
import { LiftNeverAgain } from './commands/lift-never-again.ts';
import { MoveStage } from './commands/move-stage.ts';
import { ReadProfile } from './commands/read-profile.ts';
import { RemoveSearch } from './commands/remove-search.ts';
import { SaveProfile } from './commands/save-profile.ts';
import { SendInterestRequest } from './commands/send-interest-request.ts';
import { SetOversight } from './commands/set-oversight.ts';
import { TakeBreak } from './commands/take-break.ts';
import { UnblockProfile } from './commands/unblock-profile.ts';
import { UnsaveProfile } from './commands/unsave-profile.ts';
import { UpdateProfile } from './commands/update-profile.ts';
import { WithdrawInterestRequest } from './commands/withdraw-interest-request.ts';
import { familyCommands, familyRouters, type FamilyCommands } from './composition/family-routers.ts';
import { meetingCommands, meetingRouters, type MeetingCommands } from './composition/meeting-routers.ts';
import { matchTopicCommands, matchTopicRouters, type MatchTopicCommands } from './composition/match-topic-routers.ts';
import { matchmakingPorts } from './composition/matchmaking-ports.ts';
import { matchmakingSubscriptions } from './composition/matchmaking-subscriptions.ts';
import { topicRouters } from './composition/topic-routers.ts';
import { promptsOf } from './domain/profile/prompts.ts';
import { matchmakingFacade } from './facade.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { interestRoutes } from './http/interest-routes.ts';
import { profileRoutes } from './http/profile-routes.ts';
import { moderationRoutes } from './http/moderation-routes.ts';
import { objectionPage } from './http/objection-page.ts';
import { savedSearchRoutes } from './http/saved-search-routes.ts';
import { MATCHMAKING, type MatchmakingFacade } from './index.ts';
import { auditSubjects } from './infra/moderation/cases.ts';
import { iddahBy } from './infra/iddah-repository.ts';
import { khitba } from './infra/khitba-repository.ts';
import { profiles } from './infra/profiles-repository.ts';
import { seedTopics } from './infra/path/topics-repository.ts';
import { promptRecords, seedPrompts } from './infra/prompts-repository.ts';
import { suitors } from './infra/suitors.ts';
import { SEARCH_KEY_VERSION } from '#kernel/search/search-key-sql.ts';
import { cardFacts, rebuildBrowseCards } from './projections/browse-card.ts';
import { BrowseProfiles } from './queries/browse/browse-profiles.ts';
import { ShowWishCosts } from './queries/browse/show-wish-costs.ts';
import { CountActiveMatches } from './queries/count-active-matches.ts';
import { CountRequestsLeft } from './queries/count-requests-left.ts';
import { CountRequests } from './queries/count-requests.ts';
import { CountForDashboard } from './queries/count-for-dashboard.ts';
import { ListBlockedProfiles } from './queries/profiles/list-blocked-profiles.ts';
import { ListInterestRequests } from './queries/list-interest-requests.ts';
import { ListNeverAgain } from './queries/profiles/list-never-again.ts';
import { ListAllPrompts } from './queries/profiles/list-all-prompts.ts';
import { ListPrompts } from './queries/profiles/list-prompts.ts';
import { ListSavedProfiles } from './queries/profiles/list-saved-profiles.ts';
import { ListSavedSearches } from './queries/browse/list-saved-searches.ts';
import { ListWardProfiles } from './queries/profiles/list-ward-profiles.ts';
import { MatchmakingHistory } from './queries/matchmaking-history.ts';
import { PendingRewrites } from './queries/moderation/pending-rewrites.ts';
import { ShowOwnProfile } from './queries/profiles/show-own-profile.ts';
import { ShowSentRequest } from './queries/show-sent-request.ts';
import { ShowSubscription } from './queries/show-subscription.ts';
import { ShowUsage } from './queries/show-usage.ts';
import { ViewProfile } from './queries/profiles/view-profile.ts';
import { notifyMatchUpdates } from './reactions/mail-match-updates.ts';
import { sendSearchDigests } from './reactions/mail-search-digests.ts';

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
    family: FamilyCommands;
    meetings: MeetingCommands;
    topics: MatchTopicCommands;
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

  bind<SentRequestsPort>(SENT_REQUESTS).toConstantValue(sentRequests);

  bind<MatchmakingParts>(MATCHMAKING_PARTS)
    .toResolvedValue(
      (
        kernel: Kernel,
        identity: IdentityFacade,
        guardianship: GuardianshipFacade,
        billing: BillingFacade,
      ): MatchmakingParts => {
        const ports = matchmakingPorts(kernel, identity, guardianship, billing);
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
          family: familyCommands(ports),
          meetings: meetingCommands(ports),
          topics: matchTopicCommands(ports),
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
              wishCosts: new ShowWishCosts(ports),
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
              listPrompts: new ListPrompts(ports),
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
            adminRoutes({
              prompts: { list: new ListAllPrompts({ db: ports.db }), ...crudCommands(ports, promptsOf(promptRecords)) },
              readProfile: new ReadProfile(ports),
              requestsLeft: new CountRequestsLeft(ports),
            }),
            objectionPage({ describe: new DescribeObjection(ports), object: new ObjectByLink(ports) }),
            moderationRoutes(ports, queries.ownProfile),
            ...familyRouters(ports, commands.family),
            ...matchTopicRouters(commands.topics),
            ...meetingRouters(ports, commands.meetings),
            ...topicRouters(ports),
          ],
          subscriptions: matchmakingSubscriptions(ports),
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
          queues: [new PendingRewrites(ports)],
          conflictOfInterest: ports.conflictOfInterest,
          auditSubjects,
          seed: async (tx) => {
            await seedPrompts(tx);
            await seedTopics(tx, kernel.clock.now());
          },
          commands,
          history: (accountId) => history.execute(accountId),
          queries,
        };
      },
      [KERNEL, IDENTITY, GUARDIANSHIP, BILLING],
    )
    .inSingletonScope();
});
