import type { Clock } from '#kernel/clock.ts';
import type { UpdateProfile as UpdateProfileForm } from '../contracts/profiles.schema.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Profiles } from '../domain/profiles.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  identity: IdentityFacade;
  profiles: Profiles;
}

export class UpdateProfile extends UseCase<Ports> {
  execute(accountId: UserId, form: UpdateProfileForm): Promise<void> {
    const { uow, clock, identity, profiles } = this.ports;
    return uow.run(async (tx) => {
      // Locks the account before the profile, as creation does.
      if (form.name !== undefined) await identity.requireGenderLocked(tx, accountId);
      const profile = await profiles.ofAccount(tx, accountId);
      if (!profile) throw new DomainError('matchmaking.profile-required');
      profile.update(form, clock.now());
      await profiles.save(tx, profile);
      if (form.name !== undefined && profile.state.gender === 'male')
        await identity.setName(tx, accountId, profile.fullName);
    });
  }
}
