import type * as dashboard from '../../app/contracts/dashboard.schema.ts';
import type * as operator from '../../app/contracts/operator.schema.ts';
import type * as checkout from '#modules/billing/contracts/checkout.schema.ts';
import type * as subscription from '#modules/billing/contracts/subscription.schema.ts';
import type * as consultations from '#modules/content/contracts/consultations.schema.ts';
import type * as library from '#modules/content/contracts/library.schema.ts';
import type * as prayerReminders from '#modules/content/contracts/prayer-reminders.schema.ts';
import type * as prayerTimes from '#modules/content/contracts/prayer-times.schema.ts';
import type * as reports from '#modules/content/contracts/reports.schema.ts';
import type * as siteContent from '#modules/content/contracts/site-content.schema.ts';
import type * as support from '#modules/content/contracts/support.schema.ts';
import type * as approvals from '#modules/guardianship/contracts/approvals.schema.ts';
import type * as guardianVerification from '#modules/guardianship/contracts/guardian-verification.schema.ts';
import type * as guardian from '#modules/guardianship/contracts/guardian.schema.ts';
import type * as safety from '#modules/guardianship/contracts/safety.schema.ts';
import type * as account from '#modules/identity/contracts/account.schema.ts';
import type * as auth from '#modules/identity/contracts/auth.schema.ts';
import type * as push from '#modules/identity/contracts/push.schema.ts';
import type * as twoFactor from '#modules/identity/contracts/two-factor.schema.ts';
import type * as blocks from '#modules/matchmaking/contracts/blocks.schema.ts';
import type * as browse from '#modules/matchmaking/contracts/browse.schema.ts';
import type * as meeting from '#modules/matchmaking/contracts/meeting/meeting.schema.ts';
import type * as familyContact from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import type * as interestRequests from '#modules/matchmaking/contracts/interest-requests.schema.ts';
import type * as measures from '#modules/matchmaking/contracts/moderation/measures.schema.ts';
import type * as neverAgain from '#modules/matchmaking/contracts/never-again.schema.ts';
import type * as privateQuestion from '#modules/matchmaking/contracts/path/private-question.schema.ts';
import type * as summary from '#modules/matchmaking/contracts/path/summary.schema.ts';
import type * as topicAnswers from '#modules/matchmaking/contracts/path/topic-answers.schema.ts';
import type * as profiles from '#modules/matchmaking/contracts/profiles.schema.ts';
import type * as prompts from '#modules/matchmaking/contracts/prompts/prompts.schema.ts';
import type * as savedProfiles from '#modules/matchmaking/contracts/saved-profiles.schema.ts';
import type * as savedSearches from '#modules/matchmaking/contracts/saved-searches.schema.ts';
import type * as wardProfiles from '#modules/matchmaking/contracts/ward-profiles.schema.ts';
import type * as guardianNotes from '#modules/messaging/contracts/guardian-notes.schema.ts';
import type * as matches from '#modules/messaging/contracts/matches.schema.ts';
import type * as messages from '#modules/messaging/contracts/messages.schema.ts';
import type * as oversight from '#modules/messaging/contracts/oversight.schema.ts';
import type { Endpoint } from '#kernel/contracts/endpoint.ts';
import type { z } from 'zod';

type Exports =
  | typeof dashboard
  | typeof operator
  | typeof checkout
  | typeof subscription
  | typeof consultations
  | typeof library
  | typeof prayerReminders
  | typeof prayerTimes
  | typeof reports
  | typeof siteContent
  | typeof support
  | typeof approvals
  | typeof guardianVerification
  | typeof guardian
  | typeof safety
  | typeof account
  | typeof auth
  | typeof push
  | typeof twoFactor
  | typeof blocks
  | typeof browse
  | typeof familyContact
  | typeof meeting
  | typeof interestRequests
  | typeof measures
  | typeof neverAgain
  | typeof privateQuestion
  | typeof summary
  | typeof topicAnswers
  | typeof profiles
  | typeof prompts
  | typeof savedProfiles
  | typeof savedSearches
  | typeof wardProfiles
  | typeof guardianNotes
  | typeof matches
  | typeof messages
  | typeof oversight;
type Contract<E> = E extends unknown ? Extract<E[keyof E], Endpoint> : never;

/** The endpoints that the web apps call, by address. */
export type Contracts = { [E in Contract<Exports> as E['address']]: E };
export type Address = keyof Contracts;

/** The response of an endpoint. */
export type AnswerOf<A extends Address> = z.output<Contracts[A]['answer']>;
