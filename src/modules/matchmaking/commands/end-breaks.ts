import type { Clock } from '#kernel/clock.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Profiles } from '../domain/profiles.ts';

/** Removes past dates of breaks and waiting periods, and resumes what they held. Lists do not depend on it. */
export class EndBreaks extends UseCase<{ uow: UnitOfWork; clock: Clock; profiles: Profiles }> {
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
