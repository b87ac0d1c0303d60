import type { UserId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Erases the accounts whose time to return is over, each in one transaction with its data in all modules. */
export class EraseAccounts extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'accounts'>> {
  async execute(): Promise<void> {
    const { accounts, clock } = this.ports;
    await processEach(await accounts.dueForErasure(clock.now()), (id) => this.erase(id));
  }

  /** Checks again under the lock, as the member may have returned. */
  private erase(id: UserId): Promise<void> {
    const { uow, clock, accounts } = this.ports;
    return uow.run(async (tx) => {
      const account = await accounts.find(tx, id);
      if (account?.erase(clock.now())) tx.record(...account.takeEvents());
    });
  }
}
