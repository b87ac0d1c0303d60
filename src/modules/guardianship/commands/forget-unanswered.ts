import { processEach } from '#kernel/runtime/process-each.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Deletes the details of named men who did not answer within 30 days of their last link. */
export class ForgetUnanswered extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'guardians'>> {
  async execute(): Promise<void> {
    const { uow, clock, guardians } = this.ports;
    const at = clock.now();
    const due = await uow.run((tx) => guardians.unanswered(tx, at));
    await processEach(due, (id) =>
      uow.run(async (tx) => {
        const guardian = await guardians.find(tx, id);
        guardian?.forgetUnanswered(at);
        if (guardian) await guardians.save(tx, guardian);
      }),
    );
  }
}
