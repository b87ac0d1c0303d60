import type { Knex } from 'knex';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Wali } from './contracts/wali.schema.ts';
import type { Contact } from './index.ts';

/** A step of another module in the sign-up's transaction, so that no incomplete account can exist. */
export interface SignUpStepPort {
  /** Names and invites a woman's guardian. A paid sign-up ignores the limit of invitations: her account is owed. */
  nameGuardian(tx: Tx, ward: Contact, wali: Wali, isPaid: boolean): Promise<void>;
}

export interface PlanRulePort {
  /** `plan` is the id or code of a plan on offer. */
  findPlanKind(plan: string): Promise<'free' | 'paid' | 'unknown'>;
}

/** Facts of other modules that identity stores with the account for the list of users. */
export interface AccountFacts {
  profileId: ProfileId | null;
  /** A man's, from his profile; null for everybody else. */
  name: { firstName: string | null; lastName: string | null } | null;
  isGuardian: boolean;
  plan: { code: string; endsAt: Date | null };
}

/** The source for rebuilding the stored facts. */
export interface AccountFactsPort {
  findAccountFacts(db: Knex, ids: UserId[]): Promise<Map<UserId, AccountFacts>>;
}

/** Pending decisions of a guardian, which another module knows. */
export interface PendingDecisionsPort {
  hasPendingDecisions(db: Knex, accountId: UserId): Promise<boolean>;
}

/** Rules of another module about who may not share an address. */
export interface AddressRulePort {
  /** @throws a refusal with the field `email` if somebody who must not share a mailbox with the account has it */
  requireSuitable(tx: Tx, accountId: UserId, email: string): Promise<void>;
  /** Called before the account moves away: stores who was recognised as one person by the present address. */
  addFormerAccounts(tx: Tx, accountId: UserId): Promise<void>;
}

/** Rules of another module about disabling an account. */
export interface DisablingRulePort {
  /** @throws a refusal if the account is a guardian's and nobody has said that it is safe to act */
  requireCleared(tx: Tx, accountId: UserId, staff: UserId, at: Date): Promise<void>;
}

/** Bound by guardianship. */
export const DISABLING_RULE = Symbol('disabling rule');

/** Bound by guardianship. */
export const SIGN_UP_STEP = Symbol('sign-up step');

/** Bound by the composition root. */
export const ACCOUNT_FACTS = Symbol('account facts');

/** Bound by billing. */
export const PLAN_RULE = Symbol('plan rule');

/** Bound by guardianship. */
export const DECISIONS = Symbol('decisions');

/** Bound by guardianship. */
export const ADDRESS_RULE = Symbol('address rule');
