import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin-command.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { GovernedAccount } from '../contracts/admin-users.ts';
import type { Accounts } from '../domain/account.ts';
import { changeOthersAccount } from './others-account.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'> {
  accounts: Accounts;
}

/** An admin opens a disabled account again. */
export class EnableAccount extends AdminCommand<UserId, GovernedAccount> {
  protected readonly verb = 'enable';
  protected readonly subjectType = 'user';
  private readonly ports: Ports;

  constructor(ports: Ports) {
    super(ports);
    this.ports = ports;
  }

  protected change(tx: Tx, id: UserId, { admin }: { admin: Actor }): Promise<AdminChange<GovernedAccount>> {
    return changeOthersAccount(this.ports.accounts, tx, { admin, id }, (account) => account.enable());
  }
}
