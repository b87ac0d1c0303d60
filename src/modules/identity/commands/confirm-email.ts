import { after, DAY, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, newToken, type UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Accounts } from '../domain/account.ts';
import type { ChangeEmail } from './change-email.ts';
import type { Notify } from '../infra/notify.ts';
import type { Caller } from '../infra/sessions.ts';
import { identityLimits } from '../limits.ts';
import { emails } from '../emails.ts';

const CONFIRMATION_LIFE = 7 * DAY;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  notify: Notify;
  limits: Limits;
  change: ChangeEmail;
}

/** Lets a member prove the address by a mailed link that works once within 7 days; a newer one replaces it. Only two-factor sign-in waits for it. */
export class ConfirmEmail {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Mails the link, in the transaction of what asks for it. */
  async ask(tx: Tx, accountId: UserId): Promise<void> {
    const { clock, notify } = this.ports;
    const token = newToken();
    const row = {
      token_hash: hashOfToken(token),
      account_id: accountId,
      expires_at: after(clock.now(), CONFIRMATION_LIFE),
    };
    await tx.db('identity.email_confirmation').insert(row).onConflict('account_id').merge();
    await notify(tx, accountId, emails.confirmEmail, { path: `/confirm-email?token=${token}` });
  }

  /** Mails another link. False where the address is confirmed already. */
  async askAgain(accountId: UserId): Promise<boolean> {
    const { uow, accounts, limits } = this.ports;
    await limits.take(identityLimits['confirmation mails to an account'], accountId);
    return uow.run(async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (!account || account.state.emailConfirmedAt) return false;
      await this.ask(tx, accountId);
      return true;
    });
  }

  /** Confirms the address that the token was mailed to, a new one as well. Throws `identity.confirm-token`, and what stands against a new address. */
  execute(token: string, caller: Caller | null): Promise<void> {
    const { uow, clock, accounts, change } = this.ports;
    return uow.run(async (tx) => {
      if (await change.complete(tx, token, caller)) return;
      const link = () =>
        tx
          .db('identity.email_confirmation')
          .where({ token_hash: hashOfToken(token) })
          .where('expires_at', '>', clock.now());
      // The account is locked before its link, as by everything that ends links.
      const asked = await link().first('account_id');
      const account = asked && (await accounts.find(tx, asked.account_id as UserId));
      if (!account || (await link().delete()) === 0) throw new DomainError('identity.confirm-token');
      account.confirmEmail(clock.now());
      await accounts.save(tx, account);
    });
  }
}
