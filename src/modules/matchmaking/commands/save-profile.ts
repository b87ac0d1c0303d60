import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SavedProfiles } from '../domain/saved-profiles.ts';
import { profileOf } from '../index.ts';
import { profileSeenBy } from '../profile/profile-seen-by.ts';
import type { ViewerPorts } from '../browse/viewer.ts';

type Ports = ViewerPorts & { uow: UnitOfWork; saved: SavedProfiles };

/** Saves a profile for later. Neither the saved member nor a guardian learns of it. */
export class SaveProfile extends UseCase<Ports> {
  /**
   * Idempotent.
   * @throws common.not-found if the profile may not be seen or is of the same gender
   */
  async execute(actor: Actor, other: ProfileId): Promise<void> {
    const { db, uow, clock, saved } = this.ports;
    const own = profileOf(actor);
    const seen = await profileSeenBy(this.ports, db, actor, other);
    if (!seen || seen.profile.gender === actor.gender) throw new DomainError('common.not-found');
    await uow.run((tx) => saved.add(tx, own, other, clock.now()));
  }
}
