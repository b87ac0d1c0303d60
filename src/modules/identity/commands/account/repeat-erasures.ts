import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Erases accounts again that a restored backup brought back. */
export class RepeatErasures extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'accounts'>> {
  /** Idempotent. Returns how many of the accounts were there. */
  async execute(ids: UserId[]): Promise<number> {
    const { uow, clock, accounts } = this.ports;
    let erased = 0;
    for (const id of ids)
      await uow.run(async (tx) => {
        const account = await accounts.find(tx, id);
        if (!account) return;
        account.eraseAgain(clock.now());
        await accounts.save(tx, account);
        erased += 1;
      });
    return erased;
  }
}
