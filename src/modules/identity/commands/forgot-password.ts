import { after, HOUR, type Clock } from '#kernel/clock.ts';
import { normalEmail } from '#kernel/email-address.ts';
import { networkOf, type Limits } from '#kernel/limits.ts';
import { hashOfToken, newToken } from '#kernel/ids.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Accounts } from '../domain/account.ts';

const RESET_LIFE = HOUR;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  mailer: Mailer;
  limits: Limits;
}

/** Mails a reset link that works once within an hour; a newer one replaces it. Says nothing about whether the address has an account. */
export class ForgotPassword {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(email: string, address: string): Promise<void> {
    const { uow, clock, accounts, mailer, limits } = this.ports;
    await limits.take('reset mails from an address', networkOf(address));
    await limits.take('reset mails to an account', normalEmail(email));
    await uow.run(async (tx) => {
      const account = await accounts.findByEmail(tx, normalEmail(email));
      if (!account?.state.isActive) return;
      const token = newToken();
      const row = {
        token_hash: hashOfToken(token),
        account_id: account.state.id,
        expires_at: after(clock.now(), RESET_LIFE),
      };
      await tx.db('identity.password_reset').insert(row).onConflict('account_id').merge();
      await mailer.send(tx, {
        to: { name: account.state.username, address: account.state.email },
        mail: 'passwordReset',
        path: `/reset-password?token=${token}`,
      });
    });
  }
}
