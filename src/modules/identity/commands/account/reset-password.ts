import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import { requireStrength } from '../../domain/password-strength.ts';
import { twoFactorSwitchedOff } from '../../events.ts';
import type { Notify } from '../../index.ts';
import { identityLimits } from '../../limits.ts';
import { mailPasswordChanged } from '../../account/mail-password-changed.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports extends Pick<
  UseCasePorts,
  'uow' | 'clock' | 'accounts' | 'passwords' | 'resets' | 'sessions' | 'devices' | 'pending' | 'factors' | 'limits'
> {
  notify: Notify;
}

interface Reset {
  token: string;
  newPassword: string;
  /** The device id from a valid cookie. */
  device: string | undefined;
}

/**
 * Sets a new password with a mailed token, once, and signs the account out everywhere. An unconfirmed account also
 * loses its second factor, which a stranger may have set up before the address's holder came.
 * @throws identity.reset-token
 */
export class ResetPassword extends UseCase<Ports> {
  async execute({ token, newPassword, device }: Reset): Promise<void> {
    const { uow, clock, accounts, passwords, resets, sessions, devices, pending, factors, limits, notify } = this.ports;
    // Hashing is expensive, so the token is checked first.
    const accountId = await resets.accountOf(token);
    if (!accountId) throw new DomainError('identity.reset-token');
    const passwordHash = await passwords.hash(newPassword);
    const email = await uow.run(async (tx) => {
      // Locks the account before its link, as everything does that ends links.
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
    // Guesses at the old password must not lock the owner out.
    await limits.clear(identityLimits['sign-in of an account'], email);
  }
}
