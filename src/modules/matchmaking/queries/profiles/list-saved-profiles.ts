import type { Actor } from '#kernel/actor.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { PAGE_SIZE } from '../../contracts/browse.ts';
import type { ViewedProfile } from '../../contracts/profiles.schema.ts';
import { profileOf } from '../../index.ts';
import { SAVED, type RankedRow } from '../../browse/browse-sql.ts';
import { placeAt, readPlace } from '#kernel/persistence/latest-first.ts';
import { UseCase } from '#kernel/use-case.ts';
import { viewedProfile } from '../../profile/viewed-profile.ts';
import { viewerOf, type ViewerPorts } from '../../browse/viewer.ts';

/** Saved profiles that the member may see at present, the latest first; others are not counted either. */
export class ListSavedProfiles extends UseCase<ViewerPorts> {
  async execute(
    actor: Actor,
    { limit = PAGE_SIZE, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  ): Promise<PagedList<ViewedProfile>> {
    const { db, clock } = this.ports;
    const me = profileOf(actor);
    const viewer = await viewerOf(this.ports, actor);
    const { looksFor, refusedSince, never } = viewer;
    const today = clock.now();
    const [afterAt, afterId] = cursor === undefined ? [null, null] : readPlace(cursor, profileIdInAddress);
    const rows = await prepared<RankedRow & { saved_at: Date; total: number }>(db, SAVED, {
      me,
      looksFor,
      never,
      refusedSince,
      today,
      now: today,
      afterAt,
      afterId,
      near: [me],
      wards: [],
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map((row) => viewedProfile(viewer, row, today)),
      total: String(rows[0]?.total ?? 0),
      next: rows.length > limit && last ? placeAt(last.saved_at, last.id) : null,
    };
  }
}
