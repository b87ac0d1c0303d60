import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { UseCase } from '#kernel/use-case.ts';
import { requireStrength } from '../../domain/password-strength.ts';
import type { Caller } from '../../domain/session.ts';
import type { Notify } from '../../index.ts';
import { identityLimits } from '../../limits.ts';
import { mailPasswordChanged } from '../../account/mail-password-changed.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports extends Pick<
  UseCasePorts,
  'uow' | 'clock' | 'accounts' | 'passwords' | 'sessions' | 'devices' | 'pending' | 'limits'
> {
  notify: Notify;
}
interface Change extends Caller {
  /** The device id from a valid cookie. */
  device: string | undefined;
  currentPassword: string;
  newPassword: string;
}

/** Changes the password after verifying the old one, and signs all other devices out. Guesses are throttled. */
export class ChangePassword extends UseCase<Ports> {
  /** @throws with the wrong field, or common.conflict if the password was changed elsewhere meanwhile */
  async execute({ userId, sessionId, device, currentPassword, newPassword }: Change): Promise<string> {
    const { uow, clock, accounts, passwords, sessions, devices, pending, limits, notify } = this.ports;
    await limits.consume(identityLimits['guesses within a session'], userId);
    const before = await accounts.read(userId);
    if (!before) throw new DomainError('common.unauthenticated');
    const provenHash = before.state.passwordHash;
    const right = currentPassword.isWellFormed() && (await passwords.verify(currentPassword, provenHash));
    if (!right) throw invalidField('currentPassword', sentence('passwordWrong'));
    await limits.clear(identityLimits['guesses within a session'], userId);
    if (newPassword.normalize('NFC') === currentPassword.normalize('NFC'))
      throw invalidField('newPassword', sentence('passwordSame'));
    requireStrength(newPassword, before.state, 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    await uow.run(async (tx) => {
      const account = await accounts.find(tx, userId);
      if (!account || account.state.passwordHash !== provenHash) throw new DomainError('common.conflict');
      account.changePassword(passwordHash, clock.now());
      await accounts.save(tx, account);
      await sessions.endOthers(tx, userId, sessionId);
      await pending.end(tx, userId, 'password changed');
      await devices.forgetOthers(tx, userId, device);
      await mailPasswordChanged(tx, account, notify);
    });
    return passwordHash;
  }
}
