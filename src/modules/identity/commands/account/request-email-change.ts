import { mailboxOf, normalEmail } from '#kernel/values/email-address.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Caller } from '../../domain/session.ts';
import { emails } from '../../emails.ts';
import { takenAddressGiven } from '../../events.ts';
import type { Notify } from '../../index.ts';
import { identityLimits } from '../../limits.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'accounts' | 'sessions' | 'changes' | 'limits' | 'rule'> {
  notify: Notify;
}

/**
 * Emails a link to a new address. If that has an account, its holder gets a notice instead, at most once a day, and the
 * requester learns nothing.
 */
export class RequestEmailChange extends UseCase<Ports> {
  /** @throws with the field if it is the present address, or may not be used */
  async execute({ userId: accountId, sessionId }: Caller, given: string): Promise<void> {
    const { uow, clock, accounts, sessions, changes, notify, limits, rule } = this.ports;
    const email = normalEmail(given);
    await limits.consumeEach([
      [identityLimits['address changes of an account'], accountId],
      [identityLimits['confirmation mails to a mailbox'], mailboxOf(email)],
    ]);
    const mayNotifyHolder = await limits.permits(
      identityLimits['notices of an address change to one that is taken'],
      mailboxOf(email),
    );
    await uow.run(async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (!account || account.isLeaving) throw new DomainError('common.unauthenticated');
      await sessions.requireRunning(tx, sessionId);
      if (account.state.email === email) throw invalidField('email', sentence('emailSame'));
      await rule.requireSuitable(tx, accountId, email);
      const token = await changes.make(tx, { accountId, email, byStaff: false }, clock.now());
      const accountHolder = await accounts.findByEmail(tx, email);
      if (accountHolder) {
        if (mayNotifyHolder)
          tx.record(takenAddressGiven({ accountId: accountHolder.state.id, purpose: 'email-change' }));
      } else {
        // Without a name: the mailbox may be a stranger's.
        const to = { name: '', address: email };
        await notify(tx, to, emails.confirmNewEmail, { path: `/confirm-email?token=${token}` });
      }
      await notify(tx, accountId, emails.emailChangeRequested, { path: '/account-settings?tab=security' });
    });
  }
}
