import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Notify } from '../infra/notify.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Accounts } from '../domain/account.ts';
import { requireStrength } from '../domain/password-strength.ts';
import { Devices } from '../infra/devices.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';
import { PendingThings } from '../domain/pending-credentials.ts';
import { Sessions } from '../infra/sessions.ts';
import { identityLimits } from '../limits.ts';
import { emails } from '../emails.ts';

interface Ports {
  db: Knex;
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  passwords: PasswordHashing;
  notify: Notify;
  limits: Limits;
}
interface Change {
  userId: UserId;
  /** How the caller's session is called in lists. */
  sessionId: string;
  /** The id of the device in hand, where its cookie is one of ours. */
  device: string | undefined;
  currentPassword: string;
  newPassword: string;
}

/** Sets a new password for whoever proves the old one, and signs every other device out. Guesses of the old one are slowed. */
export class ChangePassword {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Answers the hash of the new one. Throws with the field that is wrong; `common.conflict` when the password was changed elsewhere meanwhile. */
  async execute({ userId, sessionId, device, currentPassword, newPassword }: Change): Promise<string> {
    const { db, uow, clock, accounts, passwords, notify, limits } = this.ports;
    await limits.take(identityLimits['guesses within a session'], userId);
    const row = await db('identity.account')
      .where({ id: userId })
      .first('email', 'username', 'first_name', 'password_hash');
    const right = currentPassword.isWellFormed() && (await passwords.verify(currentPassword, row.password_hash));
    if (!right) throw invalidField('currentPassword', validationText('passwordWrong'));
    await limits.clear(identityLimits['guesses within a session'], userId);
    if (newPassword.normalize('NFC') === currentPassword.normalize('NFC'))
      throw invalidField('newPassword', validationText('passwordSame'));
    requireStrength(newPassword, { ...row, firstName: row.first_name }, 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    await uow.run(async (tx) => {
      const account = await accounts.find(tx, userId);
      if (!account || account.state.passwordHash !== row.password_hash) throw new DomainError('common.conflict');
      account.changePassword(passwordHash, clock.now());
      await accounts.save(tx, account);
      await Sessions.endOthers(tx, userId, sessionId);
      await PendingThings.end(tx, userId, 'password changed');
      await Devices.forgetOthers(tx, userId, device);
      await notify(tx, { name: account.state.username, address: account.state.email }, emails.passwordChanged, {
        path: '/forgot-password',
      });
    });
    return passwordHash;
  }
}
