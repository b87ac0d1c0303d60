import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, type UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Notify } from '../infra/notify.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Accounts } from '../domain/account.ts';
import { requireStrength } from '../domain/password-strength.ts';
import { twoFactorSwitchedOff } from '../events.ts';
import { Devices } from '../infra/devices.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';
import { PendingThings } from '../domain/pending-credentials.ts';
import type { SecondFactors } from '../infra/second-factors.ts';
import { Sessions } from '../infra/sessions.ts';
import { identityLimits } from '../limits.ts';
import { emails } from '../emails.ts';

interface Ports {
  db: Knex;
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  passwords: PasswordHashing;
  factors: SecondFactors;
  notify: Notify;
  limits: Limits;
}

interface Reset {
  token: string;
  newPassword: string;
  /** The id of the device in hand, where its cookie is one of ours. */
  device: string | undefined;
}

/**
 * Sets a new password by a mailed token, once, and signs the account out everywhere. Where nobody had confirmed the address,
 * somebody else may have signed up with it: now that its holder has come, a second factor of before ends as well; of a
 * confirmed account it stays. Which e-mails come is left as it was: it keeps nobody out, and what guards the account always
 * goes out. Throws `identity.reset-token`.
 */
export class ResetPassword {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute({ token, newPassword, device }: Reset): Promise<void> {
    const { db, uow, clock, accounts, passwords, factors, notify, limits } = this.ports;
    // Hashing is dear: nobody has it done for a token that leads nowhere.
    const link = await this.link(db, token).first('account_id');
    if (!link) throw new DomainError('identity.reset-token');
    const passwordHash = await passwords.hash(newPassword);
    const email = await uow.run(async (tx) => {
      // The account is locked before its link, as by everything that ends links.
      const account = await accounts.find(tx, link.account_id as UserId);
      if (!account || (await this.link(tx.db, token).delete()) === 0) throw new DomainError('identity.reset-token');
      requireStrength(newPassword, account.state, 'newPassword');
      const { id, emailConfirmedAt } = account.state;
      account.resetPassword(passwordHash, clock.now());
      await accounts.save(tx, account);
      await Sessions.endAll(tx, id);
      await PendingThings.end(tx, id, 'password reset');
      await Devices.forgetOthers(tx, id, device);
      if (emailConfirmedAt === null && (await factors.end(tx, id))) tx.record(twoFactorSwitchedOff({ accountId: id }));
      await notify(tx, { name: account.state.username, address: account.state.email }, emails.passwordChanged, {
        path: '/forgot-password',
      });
      return account.state.email;
    });
    // What others guessed of the old one does not keep the owner waiting.
    await limits.clear(identityLimits['sign-in of an account'], email);
  }

  private link(db: Knex, token: string): Knex.QueryBuilder {
    return db('identity.password_reset')
      .where({ token_hash: hashOfToken(token) })
      .where('expires_at', '>', this.ports.clock.now());
  }
}
