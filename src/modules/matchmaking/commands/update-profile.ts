import type { Clock } from '#kernel/clock.ts';
import type { UpdateProfile as UpdateProfileForm } from '#kernel/contracts/profiles.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Profiles } from '../domain/profile.ts';

/** Changes the given fields of the member's own profile. */
export class UpdateProfile {
  private readonly ports: { uow: UnitOfWork; clock: Clock; profiles: Profiles };
  constructor(ports: { uow: UnitOfWork; clock: Clock; profiles: Profiles }) {
    this.ports = ports;
  }

  execute(accountId: UserId, form: UpdateProfileForm): Promise<void> {
    const { uow, clock, profiles } = this.ports;
    return uow.run(async (tx) => {
      const profile = await profiles.ofAccount(tx, accountId);
      if (!profile) throw new DomainError('matchmaking.profile-required');
      profile.update(form, clock.now());
      await profiles.save(tx, profile);
    });
  }
}
