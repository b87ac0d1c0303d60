import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { JsonQuery } from '#kernel/persistence/json-query.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BillingFacade } from '../billing/index.ts';
import type { GuardianshipFacade } from '../guardianship/index.ts';
import type { IdentityFacade } from '../identity/index.ts';
import type { Allowances, RequestAllowance } from './domain/allowance.ts';
import type { Blocks } from './domain/blocks.ts';
import type { InterestRequests } from './domain/interest-request.ts';
import type { FamilyContacts } from './domain/family/family-contacts.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { MeetingId } from '#kernel/values/ids.ts';
import type { Meetings } from './domain/meeting/meetings.ts';
import type { CalendarChange } from './events.ts';
import type { Measures } from './domain/moderation/measure.ts';
import type { MatchUpdates } from './domain/match/match-updates.ts';
import type { Matches } from './domain/match/matches.ts';
import type { MatchTopics } from './domain/topic/match-topics.ts';
import type { NeverAgain } from './domain/never-again.ts';
import type { PrivateAnswers } from './domain/match/private-question.ts';
import type { Prompts } from './domain/profile/prompts.ts';
import type { Profiles } from './domain/profiles.ts';
import type { SavedSearches } from './domain/saved-search.ts';
import type { Topics } from './domain/topic/topics.ts';

/** The allowance of an account, without a lock. */
export type AllowanceQuery = JsonQuery<RequestAllowance | null>;

/** Makes the calendar file of a meeting, in a language; `time` is tentative where it was moved. */
export type CalendarFile = (facts: {
  id: MeetingId;
  change: CalendarChange;
  sequence: number;
  time: Date;
  zone: string;
  place: string;
  language: Language;
  at: Date;
}) => string;

/** Ports of the commands, queries and reactions, each of which picks its own. */
export interface UseCasePorts {
  allowances: Allowances;
  allowanceQuery: AllowanceQuery;
  billing: BillingFacade;
  blocks: Blocks;
  calendarFile: CalendarFile;
  clock: Clock;
  db: Knex;
  familyContacts: FamilyContacts;
  guardianship: GuardianshipFacade;
  identity: IdentityFacade;
  matchUpdates: MatchUpdates;
  matches: Matches;
  matchTopics: MatchTopics;
  measures: Measures;
  meetings: Meetings;
  neverAgain: NeverAgain;
  /** Returns whether the operator offers a room for meetings, a setting of the site. */
  operatorRoom: () => boolean;
  privateAnswers: PrivateAnswers;
  profiles: Profiles;
  prompts: Prompts;
  requests: InterestRequests;
  seals: Seals;
  searches: SavedSearches;
  /** Returns whether guardians may offer contact through the staff, a setting of the site. */
  throughStaff: () => boolean;
  topics: Topics;
  uow: UnitOfWork;
}
