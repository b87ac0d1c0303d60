import type { Clock } from '#kernel/clock.ts';
import { oneByOne } from '#kernel/one-by-one.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Profiles } from '../domain/profile.ts';

/**
 * Forgets the dates of breaks and waiting periods that are over, and has go on what rested with them. Lists look at the
 * date themselves, and do not wait for it.
 */
export class EndRests {
  private readonly ports: { uow: UnitOfWork; clock: Clock; profiles: Profiles };
  constructor(ports: { uow: UnitOfWork; clock: Clock; profiles: Profiles }) {
    this.ports = ports;
  }

  async execute(): Promise<void> {
    const { uow, clock, profiles } = this.ports;
    const at = clock.now();
    const rested = await uow.run((tx) => profiles.rested(tx, at));
    await oneByOne(rested, (accountId) =>
      uow.run(async (tx) => {
        const profile = await profiles.ofAccount(tx, accountId);
        profile?.endRest(at);
        if (profile) await profiles.save(tx, profile);
      }),
    );
  }
}
