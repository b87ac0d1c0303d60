import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Caller } from '../../domain/session.ts';
import { emails } from '../../emails.ts';
import type { Notify } from '../../index.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports extends Pick<
  UseCasePorts,
  'uow' | 'clock' | 'accounts' | 'sessions' | 'pending' | 'confirmations' | 'changes' | 'rule'
> {
  notify: Notify;
}

/** Confirms an address by a mailed link: that of a sign-up, or a new one, which then replaces the old. */
export class ConfirmEmail extends UseCase<Ports> {
  /** @throws identity.confirm-token; for a new address also identity.email-taken and others */
  execute(token: string, caller: Caller | null): Promise<void> {
    return this.ports.uow.run(async (tx) => {
      if ((await this.changeAddress(tx, token, caller)) || (await this.confirmSignUp(tx, token))) return;
      throw new DomainError('identity.confirm-token');
    });
  }

  /** Signs out everybody else: the account belongs to the reader of the new mailbox. */
  private async changeAddress(tx: Tx, token: string, caller: Caller | null): Promise<boolean> {
    const { clock, accounts, sessions, pending, changes, notify, rule } = this.ports;
    // Locks the account before its link, as everything does that ends links.
    const change = await changes.find(tx, token);
    const account = change && (await accounts.find(tx, change.accountId));
    if (!account || !(await changes.use(tx, token))) return false;
    const { id } = account.state;
    await rule.requireSuitable(tx, id, change.email);
    // A mistyped address that was never confirmed may be a stranger's.
    if (account.state.emailConfirmedAt || !change.byStaff) await notify(tx, id, emails.emailChanged, { path: '/help' });
    await rule.addFormerAccounts(tx, id);
    await pending.end(tx, id, 'address changed');
    account.changeEmail(change.email, clock.now());
    await accounts.save(tx, account);
    if (caller?.userId === id) await sessions.endOthers(tx, id, caller.sessionId);
    else await sessions.endAll(tx, id);
    return true;
  }

  private async confirmSignUp(tx: Tx, token: string): Promise<boolean> {
    const { clock, accounts, confirmations } = this.ports;
    const accountId = await confirmations.accountOf(token, tx);
    const account = accountId && (await accounts.find(tx, accountId));
    if (!account || !(await confirmations.use(tx, token))) return false;
    account.confirmEmail(clock.now());
    await accounts.save(tx, account);
    return true;
  }
}
