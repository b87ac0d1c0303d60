import type { Actor } from '#kernel/actor.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SavedProfiles } from '../domain/saved-profiles.ts';
import { profileOf } from '../index.ts';

/** Idempotent. */
export class UnsaveProfile extends UseCase<{ uow: UnitOfWork; saved: SavedProfiles }> {
  execute(actor: Actor, other: ProfileId): Promise<void> {
    const { uow, saved } = this.ports;
    return uow.run((tx) => saved.remove(tx, profileOf(actor), other));
  }
}
