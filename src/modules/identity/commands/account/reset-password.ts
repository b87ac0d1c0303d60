import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Accounts } from '../../domain/account.ts';
import type { Devices } from '../../domain/device.ts';
import type { PasswordResets } from '../../domain/mailed-link.ts';
import type { PasswordHashing } from '../../domain/password-hashing.ts';
import { requireStrength } from '../../domain/password-strength.ts';
import type { PendingCredentials } from '../../domain/pending-credentials.ts';
import type { SecondFactors } from '../../domain/second-factor.ts';
import type { Sessions } from '../../domain/session.ts';
import { twoFactorSwitchedOff } from '../../events.ts';
import type { Notify } from '../../index.ts';
import { identityLimits } from '../../limits.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  passwords: PasswordHashing;
  resets: PasswordResets;
  sessions: Sessions;
  devices: Devices;
  pending: PendingCredentials;
  factors: SecondFactors;
  limits: Limits;
  notify: Notify;
}

interface Reset {
  token: string;
  newPassword: string;
  /** The id of the device in hand, where its cookie is one of ours. */
  device: string | undefined;
}

/**
 * Sets a new password by a mailed token, once, and signs the account out everywhere. Where nobody had confirmed the
 * address, somebody else may have signed up with it: now that its holder has come, a second factor of before ends as
 * well; of a confirmed account it stays. Which e-mails come is left as it was: it keeps nobody out, and what guards
 * the account always goes out. Throws `identity.reset-token`.
 */
export class ResetPassword {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute({ token, newPassword, device }: Reset): Promise<void> {
    const { uow, clock, accounts, passwords, resets, sessions, devices, pending, factors, limits, notify } = this.ports;
    // Hashing is dear: nobody has it done for a token that leads nowhere.
    const accountId = await resets.accountOf(token);
    if (!accountId) throw new DomainError('identity.reset-token');
    const passwordHash = await passwords.hash(newPassword);
    const email = await uow.run(async (tx) => {
      // The account is locked before its link, as by everything that ends links.
      const account = await accounts.find(tx, accountId);
      if (!account || !(await resets.use(tx, token))) throw new DomainError('identity.reset-token');
      requireStrength(newPassword, account.state, 'newPassword');
      const { id, emailConfirmedAt } = account.state;
      account.resetPassword(passwordHash, clock.now());
      await accounts.save(tx, account);
      await sessions.endAll(tx, id);
      await pending.end(tx, id, 'password reset');
      await devices.forgetOthers(tx, id, device);
      if (emailConfirmedAt === null && (await factors.end(tx, id))) tx.record(twoFactorSwitchedOff({ accountId: id }));
      await mailPasswordChanged(tx, account, notify);
      return account.state.email;
    });
    // What others guessed of the old one does not keep the owner waiting.
    await limits.clear(identityLimits['sign-in of an account'], email);
  }
}
