import type { Actor } from '#kernel/actor.ts';
import type { Budgets } from '#kernel/budgets.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ViewedProfile } from '../../contracts/profiles.schema.ts';
import { PROFILES_READ } from '../../limits.ts';
import { ONE_PROFILE, type RankedRow } from '../../browse/browse-sql.ts';
import { viewedProfile } from '../../profile/viewed-profile.ts';
import { viewerOf, type ViewerPorts } from '../../browse/viewer.ts';

/** One profile as the viewer may see it; at most 500 different ones a day. */
export class ViewProfile extends UseCase<ViewerPorts & { budgets: Budgets }> {
  async execute(actor: Actor, id: ProfileId): Promise<ViewedProfile> {
    const { db, clock, budgets } = this.ports;
    const viewer = await viewerOf(this.ports, actor);
    const { profileId: me, looksFor, refusedSince, wards, never } = viewer;
    const near = [me, ...wards].filter((profile) => profile !== null);
    const today = clock.now();
    const [row] = await prepared<RankedRow>(db, ONE_PROFILE, {
      id,
      me,
      looksFor,
      refusedSince,
      today,
      now: today,
      wards,
      near,
      never,
    });
    if (!row) throw new DomainError('common.not-found');
    await budgets.spend(PROFILES_READ, actor.userId, String(id));
    return viewedProfile(viewer, row, today);
  }
}
