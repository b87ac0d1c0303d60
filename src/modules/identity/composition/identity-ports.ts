import type { Kernel } from '#kernel/kernel.ts';
import type { AddressRulePort, DisablingRulePort, PlanRulePort, SignUpStepPort } from '../ports.ts';
import { knexAccountSettings } from '../infra/account-settings-repository.ts';
import {
  knexEmailChanges,
  knexEmailConfirmations,
  knexPasswordResets,
  knexResetRequests,
  knexUsedLinks,
} from '../infra/mailed-links-repository.ts';
import { knexPendingCredentials } from '../infra/pending-credentials-repository.ts';
import { KnexSecondFactors } from '../infra/second-factors-repository.ts';
import { knexSessions } from '../infra/sessions-repository.ts';
import { KnexSignInChallenges } from '../infra/sign-in-challenges-repository.ts';
import { staffDigests } from '../infra/staff-digests-repository.ts';
import { knexUnsubscribeLinks } from '../infra/unsubscribe-links-repository.ts';
import { deferredNotifications } from '../infra/deferred-notifications-repository.ts';
import type { SharedParts } from './shared-parts.ts';

interface BoundPorts {
  step: SignUpStepPort;
  rule: AddressRulePort;
  plans: PlanRulePort;
  disablingRule: DisablingRulePort;
}

export type IdentityPorts = ReturnType<typeof identityPorts>;

/** Everything that a command, query or reaction of the module needs. */
export const identityPorts = (
  { db, uow, hints, clock, limits, seals, mode, passwordMinLength: minLength, operator, erasuresFile }: Kernel,
  shared: SharedParts,
  bound: BoundPorts,
) => ({
  ...shared,
  ...bound,
  db,
  uow,
  hints,
  clock,
  limits,
  mode,
  operator,
  erasuresFile,
  minLength,
  sessions: knexSessions,
  pending: knexPendingCredentials,
  requests: knexResetRequests,
  settings: knexAccountSettings,
  links: knexUnsubscribeLinks,
  deferred: deferredNotifications,
  digests: staffDigests,
  confirmations: knexEmailConfirmations({ db, clock }),
  resets: knexPasswordResets({ db, clock }),
  usedLinks: knexUsedLinks({ db }),
  changes: knexEmailChanges({ clock }),
  factors: new KnexSecondFactors({ db, clock, seals }),
  challenges: new KnexSignInChallenges({ db, clock }),
});
