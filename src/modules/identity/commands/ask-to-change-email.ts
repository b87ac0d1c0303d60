import { after, DAY, type Clock } from '#kernel/clock.ts';
import { normalEmail } from '#kernel/email-address.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { hashOfToken, newToken } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Account, Accounts } from '../domain/account.ts';
import type { AddressRule } from '../index.ts';
import type { Notify } from '../infra/notify.ts';
import { PendingThings } from '../domain/pending-credentials.ts';
import { Sessions, type Caller } from '../infra/sessions.ts';
import { identityLimits } from '../limits.ts';
import { emails } from '../emails.ts';

const CHANGE_LIFE = 7 * DAY;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  notify: Notify;
  limits: Limits;
  rule: AddressRule;
}

/** Moves an account to another address, once that one is proven by a mailed link that works once within 7 days; a newer one replaces it. The old address is told of both. */
export class ChangeEmail {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /**
   * For whoever is signed in. Mails the link to the new address. One that has an account already gets a notice instead, at most once a day, and nobody else learns of it.
   * Throws with the field where it is the present address, or may not be taken.
   */
  async ask({ userId: accountId, sessionId }: Caller, given: string): Promise<void> {
    const { uow, clock, accounts, notify, limits, rule } = this.ports;
    const email = normalEmail(given);
    await limits.take(identityLimits['address changes of an account'], accountId);
    const mayTellHolder = await limits.permits(
      identityLimits['notices of an address change to one that is taken'],
      email,
    );
    await uow.run(async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (!account || account.isLeaving) throw new DomainError('common.unauthenticated');
      await Sessions.requireRunning(tx, sessionId);
      if (account.state.email === email) throw invalidField('email', validationText('emailSame'));
      await rule.requireSuitable(tx, accountId, email);
      const token = newToken();
      const row = {
        token_hash: hashOfToken(token),
        account_id: accountId,
        new_email: email,
        expires_at: after(clock.now(), CHANGE_LIFE),
      };
      await tx.db('identity.email_change').insert(row).onConflict('account_id').merge();
      await this.tellNewAddress(tx, email, token, mayTellHolder);
      await notify(tx, accountId, emails.emailChangeAsked, { path: '/account-settings?tab=security' });
    });
  }

  /** Makes the change that a mailed token stands for. Whether there is one; throws `identity.email-taken`, or that it may not be taken any more. */
  async complete(tx: Tx, token: string, caller: Caller | null): Promise<boolean> {
    const { clock, accounts, notify, rule } = this.ports;
    const link = () =>
      tx
        .db('identity.email_change')
        .where({ token_hash: hashOfToken(token) })
        .where('expires_at', '>', clock.now());
    // The account is locked before its link, as by everything that ends links.
    const asked = await link().first('account_id', 'new_email');
    const account: Account | null = asked && (await accounts.find(tx, asked.account_id));
    if (!account || (await link().delete()) === 0) return false;
    const { id } = account.state;
    await rule.requireSuitable(tx, id, asked.new_email);
    await notify(tx, id, emails.emailChanged, { path: '/' });
    await PendingThings.end(tx, id, 'address changed');
    account.changeEmail(asked.new_email, clock.now());
    await accounts.save(tx, account);
    if (caller?.userId === id) await Sessions.endOthers(tx, id, caller.sessionId);
    else await Sessions.endAll(tx, id);
    return true;
  }

  private async tellNewAddress(tx: Tx, email: string, token: string, mayTellHolder: boolean): Promise<void> {
    const { accounts, notify } = this.ports;
    const holder = await accounts.findByEmail(tx, email);
    if (!holder) {
      // Without a name: it may be somebody else's mailbox.
      const to = { name: '', address: email };
      await notify(tx, to, emails.confirmNewEmail, { path: `/confirm-email?token=${token}` });
    } else if (mayTellHolder) await notify(tx, holder.state.id, emails.addressInUse, { path: '/auth' });
  }
}
