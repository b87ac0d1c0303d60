import type { Actor } from '#kernel/actor.ts';
import { PAGE_SIZE, type BrowseFilters, type DiscoverFilters } from '../contracts/browse.ts';
import type { ProfileField } from '../contracts/profile-field.ts';
import { profileFields } from '../contracts/profile-fields.ts';
import type { ViewedProfile } from '../contracts/profiles.ts';
import { invalidField } from '#kernel/errors.ts';
import type { ProfileId } from '#kernel/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { fold } from '../domain/fold.ts';
import { PAGE, type RankedRow } from './browse-sql.ts';
import { viewedProfile } from './viewed-profile.ts';
import { viewerOf, type ViewerPorts } from './viewer.ts';

/** N is exact up to here; beyond it reads '10,000+' (decisions 4.2). */
const COUNT_CAP = 10_000;

export type Filters = Partial<BrowseFilters & DiscoverFilters> & {
  /** With the eyes of which ward a guardian looks. */
  wardProfileId?: ProfileId | undefined;
};

/**
 * Listed profiles of the other gender, by compatibility, then newest. Pages by keyset: (score, id) of the last one
 * seen.
 */
export class BrowseProfiles {
  private readonly ports: ViewerPorts;
  constructor(ports: ViewerPorts) {
    this.ports = ports;
  }

  /** Browse also shows whom the viewer is in touch with; discover leaves them out (decisions 4.5): `newOnly`. */
  async execute(actor: Actor, filters: Filters, { newOnly = false } = {}): Promise<PagedList<ViewedProfile>> {
    const { db, clock } = this.ports;
    const viewer = await viewerOf(this.ports, actor, filters.wardProfileId);
    const now = clock.now();
    const limit = filters.limit ?? PAGE_SIZE;
    const after = filters.cursor === undefined ? null : readCursor(filters.cursor);
    const rows = await prepared<RankedRow & { total: number }>(db, PAGE, {
      ...placesOf(filters),
      newOnly,
      me: viewer.profileId,
      looksFor: viewer.looksFor,
      today: now,
      refusedSince: viewer.refusedSince,
      afterScore: after?.[0] ?? null,
      afterId: after?.[1] ?? null,
      limit: limit + 1,
      cap: COUNT_CAP + 1,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const total = rows[0]?.total ?? 0;
    return {
      items: page.map((row) => viewedProfile(viewer, row, now)),
      total: total > COUNT_CAP ? `${COUNT_CAP.toLocaleString('en-GB')}+` : String(total),
      next: rows.length > limit && last ? `${last.score}.${last.id}` : null,
    };
  }
}

/** The filters as the statement takes them: lines folded, those that contain what was typed as a pattern. */
function placesOf(given: Filters): Record<string, string | number | boolean | null> {
  const values: Record<string, string | number | boolean | undefined> = given;
  const valueOf = (field: string, { kind, filter }: ProfileField) => {
    const value = values[field];
    if (kind !== 'line' || typeof value !== 'string') return value ?? null;
    return filter?.contains ? `%${fold(value).replace(/[\\%_]/g, '\\$&')}%` : fold(value);
  };
  const fields = Object.entries<ProfileField>(profileFields).filter(([, { filter }]) => filter);
  return {
    ...Object.fromEntries(fields.map(([name, field]) => [name, valueOf(name, field)])),
    ageMin: given.ageMin ?? null,
    ageMax: given.ageMax ?? null,
  };
}

function readCursor(cursor: string): [number, number] {
  const parts = /^(\d{1,3})\.(\d{1,10})$/.exec(cursor);
  if (!parts || Number(parts[2]) > 2_147_483_647) throw invalidField('cursor', validationText('invalid'));
  return [Number(parts[1]), Number(parts[2])];
}
