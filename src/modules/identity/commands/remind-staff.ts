import type { QueueStanding } from '#kernel/contracts/cases.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { waitedTooLong, type StaffLetters } from '../domain/staff-letters.ts';
import { casesLeftWaiting } from '../events.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'> {
  letters: StaffLetters;
}

/** Nothing waits for the staff unseen: they are written to when something has waited for a day. A sweep. */
export class RemindStaff {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(standings: QueueStanding[]): Promise<void> {
    const { uow, clock, letters } = this.ports;
    const at = clock.now();
    const late = waitedTooLong(standings, at);
    if (late.length === 0) return;
    await uow.run(async (tx) => {
      if (!(await letters.claim(tx, at))) return;
      const queues = late.map(({ queue, waiting, oldestSince }) => ({
        queue,
        waiting,
        oldestSince: oldestSince!.toISOString(),
      }));
      tx.record(casesLeftWaiting({ queues }));
    });
  }
}
