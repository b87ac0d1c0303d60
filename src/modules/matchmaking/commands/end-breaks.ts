import { processEach } from '#kernel/runtime/process-each.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Removes past dates of breaks and waiting periods, and resumes what they held. Lists do not depend on it. */
export class EndBreaks extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'profiles'>> {
  async execute(): Promise<void> {
    const { uow, clock, profiles } = this.ports;
    const at = clock.now();
    const findEndedBreaks = await uow.run((tx) => profiles.findEndedBreaks(tx, at));
    await processEach(findEndedBreaks, (accountId) =>
      uow.run(async (tx) => {
        const profile = await profiles.ofAccount(tx, accountId);
        profile?.endDueBreak(at);
        if (profile) await profiles.save(tx, profile);
      }),
    );
  }
}
