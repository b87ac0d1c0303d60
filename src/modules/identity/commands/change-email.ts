import { after, DAY, type Clock } from '#kernel/clock.ts';
import { normalEmail } from '#kernel/email-address.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { hashOfToken, newToken, type UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Account, Accounts } from '../domain/account.ts';
import type { AddressRule } from '../index.ts';
import type { Letters } from '../infra/letters.ts';
import { Sessions } from '../infra/sessions.ts';

const CHANGE_LIFE = 7 * DAY;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  letters: Letters;
  mailer: Mailer;
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
   * Mails the link to the new address. One that has an account already gets a notice instead, at most once a day, and nobody else learns of it.
   * Throws with the field where it is the present address, or may not be taken.
   */
  async ask(accountId: UserId, given: string): Promise<void> {
    const { uow, clock, accounts, letters, limits, rule } = this.ports;
    const email = normalEmail(given);
    await limits.take('address changes of an account', accountId);
    const mayTellHolder = await limits.permits('notices of an address change to one that is taken', email);
    await uow.run(async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (!account || account.isLeaving) throw new DomainError('common.unauthenticated');
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
      await letters.write(tx, accountId, { mail: 'emailChangeAsked', path: '/account-settings?tab=security' });
    });
  }

  /** Makes the change that a mailed token stands for. Whether there is one; throws `identity.email-taken`, or that it may not be taken any more. */
  async complete(tx: Tx, token: string, caller: { userId: UserId; sessionId: string } | null): Promise<boolean> {
    const { clock, accounts, letters, rule } = this.ports;
    const [asked] = await tx
      .db('identity.email_change')
      .where({ token_hash: hashOfToken(token) })
      .where('expires_at', '>', clock.now())
      .delete()
      .returning(['account_id', 'new_email']);
    const account: Account | null = asked && (await accounts.find(tx, asked.account_id));
    if (!account) return false;
    const { id } = account.state;
    await rule.requireSuitable(tx, id, asked.new_email);
    await letters.write(tx, id, { mail: 'emailChanged', path: '/' });
    account.changeEmail(asked.new_email, clock.now());
    await accounts.save(tx, account);
    // Links that went to the old address open nothing any more.
    for (const links of ['password_reset', 'email_confirmation'])
      await tx.db(`identity.${links}`).where({ account_id: id }).delete();
    if (caller?.userId === id) await Sessions.endOthers(tx, id, caller.sessionId);
    else await Sessions.endAll(tx, id);
    return true;
  }

  private async tellNewAddress(tx: Tx, email: string, token: string, mayTellHolder: boolean): Promise<void> {
    const { accounts, letters, mailer } = this.ports;
    const holder = await accounts.findByEmail(tx, email);
    if (!holder) {
      // Without a name: it may be somebody else's mailbox.
      const to = { name: '', address: email };
      await mailer.send(tx, { to, mail: 'confirmNewEmail', path: `/confirm-email?token=${token}` });
    } else if (mayTellHolder) await letters.write(tx, holder.state.id, { mail: 'addressInUse', path: '/auth' });
  }
}
