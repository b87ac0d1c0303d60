import type { Clock } from '#kernel/clock.ts';
import type { SignUp as SignUpForm } from '#kernel/contracts/auth.ts';
import { wali } from '#kernel/contracts/wali.ts';
import { normalEmail } from '#kernel/email-address.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Account, type Accounts } from '../domain/account.ts';
import { requireStrength } from '../domain/password-strength.ts';
import type { ConfirmEmail } from './confirm-email.ts';
import type { SignUpStep } from '../index.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';
import type { SignUpHandles } from '../infra/sign-up-handles.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  passwords: PasswordHashing;
  handles: SignUpHandles;
  confirm: ConfirmEmail;
  step: SignUpStep;
}

/** Opens an account. Where a sister gives her guardian, account, guardian record and invitation are one transaction (decisions 1.2). */
export class SignUp {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Answers the account and the sign-up handle. Throws `identity.email-taken`, or names the field that is wrong. */
  async execute(form: SignUpForm): Promise<{ account: Account; handle: string; guardianInvited: boolean }> {
    const { uow, clock, accounts, passwords, handles, confirm, step } = this.ports;
    const email = normalEmail(form.email);
    requireStrength(form.password, { email, username: form.username });
    const passwordHash = await passwords.hash(form.password);
    return uow.run(async (tx) => {
      const at = clock.now();
      const id = newId<UserId>(at);
      const account = Account.open({
        id,
        email,
        username: form.username,
        passwordHash,
        role: 'member',
        gender: form.gender ?? null,
        createdAt: at,
        emailConfirmedAt: null,
      });
      await accounts.save(tx, account);
      await confirm.ask(tx, id);
      const guardianInvited = form.gender === 'female';
      if (guardianInvited) await step.nameGuardian(tx, { userId: id, email, name: form.username }, wali.parse(form));
      return { account, handle: await handles.give(tx, id), guardianInvited };
    });
  }
}
