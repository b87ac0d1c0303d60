import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Sends emails again to an address whose owner repaired the mailbox or changed his mind. Idempotent. */
export class RetryAddress extends UseCase<Pick<UseCasePorts, 'uow' | 'undeliverable'>> {
  execute(accountId: UserId): Promise<void> {
    const { uow, undeliverable } = this.ports;
    return uow.run((tx) => undeliverable.clear(tx, accountId));
  }
}
