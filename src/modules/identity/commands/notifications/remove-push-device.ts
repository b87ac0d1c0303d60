import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PushDevices } from '../../domain/push.ts';

export class RemovePushDevice extends UseCase<{ uow: UnitOfWork; devices: PushDevices }> {
  /** @throws common.not-found if the account has no such browser */
  execute(accountId: UserId, id: string): Promise<void> {
    const { uow, devices } = this.ports;
    return uow.run(async (tx) => {
      if (!(await devices.remove(tx, accountId, id))) throw new DomainError('common.not-found');
    });
  }
}
