import { processEach } from '#kernel/runtime/process-each.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { AccountsPort } from '../domain/people.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'published' | 'entitlements'> {
  people: Pick<AccountsPort, 'lock'>;
}

/** Publishes entitlements that changed by time alone, because the better of an account's plans ended. */
export class PublishEntitlementChanges extends UseCase<Ports> {
  async execute(): Promise<void> {
    const { uow, clock, published, entitlements, people } = this.ports;
    const at = clock.now();
    const expiredAccountIds = await uow.run((tx) => published.findExpired(tx, at));
    await processEach(expiredAccountIds, (accountId) =>
      uow.run(async (tx) => {
        await people.lock(tx, accountId);
        if (await published.isExpired(tx, accountId, at)) await entitlements.publish(tx, accountId);
      }),
    );
  }
}
