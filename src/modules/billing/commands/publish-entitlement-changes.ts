import type { Clock } from '#kernel/clock.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Entitlements, PublishedEntitlements } from '../domain/entitlements.ts';
import type { AccountsPort } from '../domain/people.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  published: PublishedEntitlements;
  entitlements: Entitlements;
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
