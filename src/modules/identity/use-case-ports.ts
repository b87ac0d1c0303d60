import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountSettings, UnsubscribeLinks } from './domain/account-settings.ts';
import type { Accounts } from './domain/accounts.ts';
import type { DeferredNotifications } from './domain/deferred-notifications.ts';
import type { Devices } from './domain/device.ts';
import type {
  EmailChanges,
  EmailConfirmations,
  PasswordResets,
  ResetRequests,
  UsedLinks,
} from './domain/mailed-link.ts';
import type { Networks } from './domain/network.ts';
import type { PasswordHashing } from './domain/password-hashing.ts';
import type { PendingCredentials } from './domain/pending-credentials.ts';
import type { PushService } from './domain/push.ts';
import type { QuietDays } from './domain/quiet-days.ts';
import type { SecondFactors } from './domain/second-factor.ts';
import type { Sessions } from './domain/session.ts';
import type { SignInChallenges } from './domain/sign-in-challenge.ts';
import type { SignUpHandles } from './domain/sign-up-handle.ts';
import type { UndeliverableAddresses } from './account/undeliverable-addresses.ts';
import type {
  AccountFactsPort,
  AddressRulePort,
  DisablingRulePort,
  PendingDecisionsPort,
  PlanRulePort,
  SignUpStepPort,
} from './ports.ts';

/** Ports of the commands, queries and reactions, each of which picks its own. */
export interface UseCasePorts {
  accounts: Accounts;
  challenges: SignInChallenges;
  changes: EmailChanges;
  clock: Clock;
  confirmations: EmailConfirmations;
  db: Knex;
  decisions: PendingDecisionsPort;
  deferred: DeferredNotifications;
  devices: Devices;
  disablingRule: DisablingRulePort;
  factors: SecondFactors;
  facts: AccountFactsPort;
  handles: SignUpHandles;
  limits: Limits;
  links: UnsubscribeLinks;
  networks: Networks;
  passwords: PasswordHashing;
  pending: PendingCredentials;
  plans: PlanRulePort;
  quietDays: QuietDays | null;
  requests: ResetRequests;
  resets: PasswordResets;
  rule: AddressRulePort;
  service: PushService | null;
  sessions: Sessions;
  settings: AccountSettings;
  step: SignUpStepPort;
  undeliverable: UndeliverableAddresses;
  uow: UnitOfWork;
  usedLinks: UsedLinks;
}
