import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PushDevices } from '../../domain/push.ts';

/** Queues notifications whose quiet hours are over. A sweep. */
export class QueuePushNotices {
  private readonly ports: { uow: UnitOfWork; clock: Clock; devices: PushDevices };
  constructor(ports: { uow: UnitOfWork; clock: Clock; devices: PushDevices }) {
    this.ports = ports;
  }

  execute(): Promise<void> {
    const { uow, clock, devices } = this.ports;
    return uow.run((tx) => devices.queueDue(tx, clock.now()));
  }
}
