import { processEach } from '#kernel/runtime/process-each.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Informs guardians on the morning that their wards chose. */
export class SendPostponedNotices extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'guardians'>> {
  async execute(): Promise<void> {
    const { uow, clock, guardians } = this.ports;
    const at = clock.now();
    const due = await uow.run((tx) => guardians.postponedUntil(tx, at));
    await processEach(due, (id) =>
      uow.run(async (tx) => {
        const guardian = await guardians.find(tx, id);
        guardian?.informIfDue(at);
        if (guardian) await guardians.save(tx, guardian);
      }),
    );
  }
}
