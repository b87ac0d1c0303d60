import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, type UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Accounts } from '../domain/account.ts';
import { requireStrength } from '../domain/password-strength.ts';
import { Devices } from '../infra/devices.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';
import { Sessions } from '../infra/sessions.ts';

interface Ports {
  db: Knex;
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  passwords: PasswordHashing;
  mailer: Mailer;
  limits: Limits;
}

/** Sets a new password by a mailed token, once, and signs the account out everywhere. Throws `identity.reset-token`. */
export class ResetPassword {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute({ token, newPassword }: { token: string; newPassword: string }): Promise<void> {
    const { db, uow, clock, accounts, passwords, mailer, limits } = this.ports;
    // Hashing is dear: nobody has it done for a token that leads nowhere.
    if (!(await this.link(db, token).first('account_id'))) throw new DomainError('identity.reset-token');
    const passwordHash = await passwords.hash(newPassword);
    const email = await uow.run(async (tx) => {
      const [reset] = await this.link(tx.db, token).delete().returning('account_id');
      const account = reset && (await accounts.find(tx, reset.account_id as UserId));
      if (!account) throw new DomainError('identity.reset-token');
      requireStrength(newPassword, account.state, 'newPassword');
      account.resetPassword(passwordHash, clock.now());
      await accounts.save(tx, account);
      await Sessions.endAll(tx, account.state.id);
      await Devices.forgetAll(tx, account.state.id);
      await mailer.send(tx, {
        to: { name: account.state.username, address: account.state.email },
        mail: 'passwordChanged',
        path: '/forgot-password',
      });
      return account.state.email;
    });
    // What others guessed of the old one does not keep the owner waiting.
    await limits.clear('sign-in of an account', email);
  }

  private link(db: Knex, token: string): Knex.QueryBuilder {
    return db('identity.password_reset')
      .where({ token_hash: hashOfToken(token) })
      .where('expires_at', '>', this.ports.clock.now());
  }
}
