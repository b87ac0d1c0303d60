import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PushDevices } from '../../domain/push.ts';

/** Queues notifications whose quiet hours are over. A sweep. */
export class QueuePushNotices extends UseCase<{ uow: UnitOfWork; clock: Clock; devices: PushDevices }> {
  execute(): Promise<void> {
    const { uow, clock, devices } = this.ports;
    return uow.run((tx) => devices.queueDue(tx, clock.now()));
  }
}
