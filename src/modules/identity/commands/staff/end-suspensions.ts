import type { UserId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Enables the accounts whose suspension is over. */
export class EndSuspensions extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'accounts'>> {
  async execute(): Promise<void> {
    const { accounts, clock } = this.ports;
    await processEach(await accounts.dueToReturn(clock.now()), (id) => this.end(id));
  }

  /** Checks again under the lock, as an admin may have moved the end. */
  private end(id: UserId): Promise<void> {
    const { uow, clock, accounts } = this.ports;
    return uow.run(async (tx) => {
      const account = await accounts.find(tx, id);
      if (!account) return;
      account.returnAt(clock.now());
      await accounts.save(tx, account);
    });
  }
}
