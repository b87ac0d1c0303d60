import type { Clock } from '#kernel/clock.ts';
import type { SignUp as SignUpForm } from '../contracts/auth.ts';
import { wali } from '../contracts/wali.ts';
import { normalEmail } from '#kernel/email-address.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import { networkOf, type Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Account, type Accounts } from '../domain/account.ts';
import { requireLength, requireStrength } from '../domain/password-strength.ts';
import type { Networks } from '../domain/network.ts';
import type { EmailConfirmations } from '../domain/mailed-link.ts';
import type { PasswordHashing } from '../domain/password-hashing.ts';
import type { SignUpHandles } from '../domain/sign-up-handle.ts';
import { takenAddressGiven } from '../events.ts';
import type { Notify, PlanRule, SignUpStep } from '../index.ts';
import { identityLimits } from '../limits.ts';
import { mailConfirmationLink } from './mail-confirmation-link.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  passwords: PasswordHashing;
  handles: SignUpHandles;
  networks: Networks;
  notify: Notify;
  limits: Limits;
  minLength: number;
  confirmations: EmailConfirmations;
  step: SignUpStep;
  plans: PlanRule;
}

interface Opened {
  account: Account;
  handle: string;
  guardianInvited: boolean;
}

/**
 * Opens an account. Where a sister gives her guardian, account, guardian record and invitation are one transaction
 * (decisions 1.2).
 */
export class SignUp {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /**
   * Answers the account and the sign-up handle. Throws `common.too-many`, `identity.payment-required` for a plan that
   * is not free, `identity.email-taken`, which the holder of the address is told, or names the field that is wrong.
   */
  async execute(form: SignUpForm, address: string): Promise<Opened> {
    const { passwords, minLength, limits } = this.ports;
    const email = normalEmail(form.email);
    requireLength(form.password, minLength);
    requireStrength(form.password, { email, username: form.username, firstName: form.firstName });
    await this.requireFree(form.selectedPlan);
    await limits.take(identityLimits['sign-ups from an address'], networkOf(address));
    const passwordHash = await passwords.hash(form.password);
    try {
      return await this.open({ ...form, email }, passwordHash, address);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'identity.email-taken') await this.tellHolder(email);
      throw error;
    }
  }

  /** A paid plan is never made free in silence (decisions 1.13). Nothing said is the free one. */
  private async requireFree(plan: string | undefined): Promise<void> {
    const { plans } = this.ports;
    const kind = plan === undefined ? 'free' : await plans.kindOf(plan);
    if (kind === 'paid') throw new DomainError('identity.payment-required');
    if (kind === 'unknown') throw invalidField('selectedPlan', validationText('planUnknown'));
  }

  private open(form: SignUpForm, passwordHash: string, address: string): Promise<Opened> {
    const { uow, clock, accounts, handles, networks, step } = this.ports;
    const { email, username } = form;
    // A brother's follows his profile.
    const firstName = form.gender === 'male' ? null : (form.firstName ?? null);
    return uow.run(async (tx) => {
      const at = clock.now();
      const id = newId<UserId>(at);
      const account = Account.open({
        id,
        email,
        username,
        firstName,
        passwordHash,
        role: 'member',
        gender: form.gender ?? null,
        createdAt: at,
        emailConfirmedAt: null,
      });
      await accounts.save(tx, account);
      if (account.mayBeWard) await networks.remember(tx, id, address, at);
      await mailConfirmationLink(tx, id, this.ports);
      const guardianInvited = form.gender === 'female';
      const ward = { userId: id, email, name: firstName ?? username };
      if (guardianInvited) await step.nameGuardian(tx, ward, wali.parse(form));
      return { account, handle: await handles.give(tx, id), guardianInvited };
    });
  }

  /** In a transaction of its own, since the refused one left nothing. At most once a day. */
  private async tellHolder(email: string): Promise<void> {
    const { uow, accounts, limits } = this.ports;
    if (!(await limits.permits(identityLimits['notices of a sign-up with an address that is taken'], email))) return;
    await uow.run(async (tx) => {
      const holder = await accounts.findByEmail(tx, email);
      if (holder) tx.record(takenAddressGiven({ accountId: holder.state.id, purpose: 'sign-up' }));
    });
  }
}
