import { CaseWords } from '#kernel/desk/case-words.ts';
import { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { WomensWords } from '#kernel/desk/womens-words.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { BillingFacade } from '../../billing/index.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { PLAN_ALLOWANCE, planAllowances } from '../infra/allowances-repository.ts';
import { blocks } from '../infra/blocks-repository.ts';
import { calendarFileOf } from '../infra/calendar-file.ts';
import { caseSubjects, caseWords } from '../infra/moderation/cases.ts';
import { familyContacts } from '../infra/family-contacts-repository.ts';
import { interestRequests } from '../infra/interest-requests-repository.ts';
import { matchUpdates } from '../infra/match-updates-repository.ts';
import { matches as matchesIn } from '../infra/matches-repository.ts';
import { measures } from '../infra/moderation/measures-repository.ts';
import { meetings } from '../infra/meetings-repository.ts';
import { monthlyAllowance, monthlyAllowances } from '../infra/monthly-allowances-repository.ts';
import { neverAgain } from '../infra/never-again-repository.ts';
import { savedProfiles } from '../infra/saved-profiles-repository.ts';
import { savedSearches } from '../infra/saved-searches-repository.ts';
import { prompts } from '../infra/prompts-repository.ts';
import { topics } from '../infra/path/topics-repository.ts';
import { matchTopics } from '../infra/path/match-topics-repository.ts';
import { privateAnswers } from '../infra/path/private-answers-repository.ts';
import { profiles } from '../infra/profiles-repository.ts';
import { senderFactsQuery } from '../browse/viewer.ts';
import { acquaintancesOf } from '../profile/acquaintances.ts';
import type { AllowanceQuery } from '../use-case-ports.ts';

export type MatchmakingPorts = ReturnType<typeof matchmakingPorts>;

/** Everything that a command, query or reaction of the module needs. */
export function matchmakingPorts(
  { db, uow, clock, seals, budgets, fees, site, appUrl, operator }: Kernel,
  identity: IdentityFacade,
  guardianship: GuardianshipFacade,
  billing: BillingFacade,
) {
  const { staffNames, findStaffWith } = identity;
  const womensWords = new WomensWords({ clock, accounts: identity });
  const conflictOfInterest = new ConflictOfInterest({
    caseSubjects,
    findStaffWith,
    bindings: async (at, staff) => ({ acquaintances: [...(await acquaintancesOf(at, guardianship, staff))] }),
  });
  const monthlyLimit = () => site.settings.monthlyRequests;
  const allowanceQuery: AllowanceQuery = fees ? PLAN_ALLOWANCE : monthlyAllowance(monthlyLimit);
  return {
    db,
    uow,
    clock,
    seals,
    budgets,
    identity,
    guardianship,
    billing,
    sender: senderFactsQuery(guardianship, billing, allowanceQuery),
    profiles,
    prompts,
    requests: interestRequests(seals),
    matches: matchesIn(seals),
    matchTopics: matchTopics(seals),
    matchUpdates,
    measures: measures(seals),
    familyContacts: familyContacts(seals),
    meetings: meetings(seals),
    privateAnswers,
    topics,
    calendarFile: calendarFileOf({ appUrl, operator }),
    operatorRoom: () => site.settings.meetingRoom,
    throughStaff: () => site.settings.contactThroughStaff,
    allowances: fees ? planAllowances : monthlyAllowances(monthlyLimit),
    planAllowances,
    allowanceQuery,
    blocks,
    neverAgain,
    saved: savedProfiles,
    searches: savedSearches(seals),
    staffNames,
    assignments: new ListAssignments({ db, staffNames }),
    womensWords,
    conflictOfInterest,
    caseWords: new CaseWords({ womensWords, conflictOfInterest, caseWords }),
  };
}
