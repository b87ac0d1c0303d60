import { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { ListAssignments } from '#kernel/desk/list-assignments.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { BillingFacade } from '../../billing/index.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { PLAN_ALLOWANCE, planAllowances } from '../infra/allowances-repository.ts';
import { blocks } from '../infra/blocks-repository.ts';
import { calendarFileOf } from '../infra/calendar-file.ts';
import { caseSubjects } from '../infra/moderation/cases.ts';
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
import { profiles } from '../infra/profiles-repository.ts';
import { senderFactsQuery } from '../browse/viewer.ts';
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
    matchUpdates,
    measures: measures(seals),
    familyContacts: familyContacts(seals),
    meetings: meetings(seals),
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
    conflictOfInterest: new ConflictOfInterest({
      caseSubjects,
      findStaffWith,
      bindings: async (at, staff) => {
        const wards = (await guardianship.recordsAbout(at, staff)).map(({ wardId }) => wardId);
        const around = await runQuery(at, guardianship.conflictingAccountIds, { accountId: staff });
        return { own: [staff, ...wards], near: [...wards.filter((ward) => ward !== staff), ...around] };
      },
    }),
  };
}
