import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { Budgets } from '#kernel/budgets.ts';
import type { Clock } from '#kernel/clock.ts';
import type { BrowseFilters } from '../contracts/browse.ts';
import { PAGE_SIZE } from '../contracts/browse.ts';
import type { ViewedProfile } from '../contracts/profiles.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import type { BillingFacade } from '../../billing/index.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { fold } from '../domain/fold.ts';
import { profileOfRow } from '../infra/objection-profiles.ts';
import { PROFILES_READ } from '../limits.ts';
import { ONE, PAGE, type RankedRow } from './browse-sql.ts';
import { seenProfile } from './profile-views.ts';
import { viewerOf, type Viewer } from './viewer.ts';

/** N is exact up to here; beyond it reads '10,000+' (decisions 4.2). */
const COUNT_CAP = 10_000;

export interface BrowsePage {
  profiles: ViewedProfile[];
  total: string;
  /** Where the next page begins; null at the end. */
  next: string | null;
}
export type Filters = Partial<BrowseFilters> & { hasChildren?: boolean | undefined };

interface Ports {
  db: Knex;
  clock: Clock;
  budgets: Budgets;
  guardianship: GuardianshipFacade;
  billing: BillingFacade;
}

/** Listed profiles of the other gender, by compatibility, then newest. Pages by keyset: (score, id) of the last one seen. */
export class BrowseProfiles {
  private readonly ports: Ports;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Browse keeps whom the viewer is in touch with, marked; discover leaves them out (decisions 4.5): `newOnly`. */
  async execute(actor: Actor, filters: Filters, { newOnly = false } = {}): Promise<BrowsePage> {
    const { db, clock } = this.ports;
    const viewer = await viewerOf(this.ports, actor, await this.wardProfilesOf(actor));
    const limit = filters.limit ?? PAGE_SIZE;
    const after = filters.cursor === undefined ? null : readCursor(filters.cursor);
    const rows = await prepared<RankedRow & { total: number }>(db, PAGE, {
      ...placesOf(filters),
      newOnly,
      me: viewer.profileId,
      looksFor: viewer.looksFor,
      today: clock.now(),
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
      profiles: page.map((row) => this.view(viewer, row)),
      total: total > COUNT_CAP ? `${COUNT_CAP.toLocaleString('en-GB')}+` : String(total),
      next: rows.length > limit && last ? `${last.score}.${last.id}` : null,
    };
  }

  /** One profile as this viewer may see it: listed ones of the other gender, and whoever is in touch with him or her or with a ward; at most 500 different ones a day. */
  async one(actor: Actor, id: ProfileId): Promise<ViewedProfile> {
    const { db, clock, budgets } = this.ports;
    const wards = await this.wardProfilesOf(actor);
    const viewer = await viewerOf(this.ports, actor, wards);
    const near = [viewer.profileId, ...wards].filter((profile) => profile !== null);
    const { profileId: me, looksFor, refusedSince } = viewer;
    const places = { id, me, looksFor, refusedSince, today: clock.now(), wards, near };
    const [row] = await prepared<RankedRow>(db, ONE, places);
    if (!row) throw new DomainError('common.not-found');
    await budgets.spend(PROFILES_READ, actor.userId, String(id));
    return this.view(viewer, row);
  }

  private view(viewer: Viewer, row: RankedRow): ViewedProfile {
    const { obstacle, never, isGuardian, looksFor } = viewer;
    const isFree =
      row.listed && row.gender === looksFor && row.relation === 'none' && !never.has(row.account_id as UserId);
    const sendObstacle = isGuardian || !isFree ? null : (obstacle ?? (row.refused_lately ? 'too-soon' : null));
    return {
      ...seenProfile(profileOfRow(row), row.guardian_verified, this.ports.clock.now()),
      compatibilityScore: row.score,
      compatibilityReasons: { agree: row.agree, differ: row.differ },
      relation: row.relation,
      allowedActions: isFree && !isGuardian && sendObstacle === null ? ['send-interest'] : [],
      sendObstacle,
    };
  }

  private async wardProfilesOf(actor: Actor): Promise<ProfileId[]> {
    if (!actor.isGuardian) return [];
    const wards = await this.ports.guardianship.wardsOf(this.ports.db, actor.userId);
    return wards.flatMap((ward) => ward.profileId ?? []);
  }
}

function placesOf(filters: Filters) {
  return {
    practice: filters.religiousPractice ?? null,
    nationality: filters.nationality ? fold(filters.nationality) : null,
    ethnicity: filters.ethnicity ? fold(filters.ethnicity) : null,
    tradition: filters.sectMadhab ?? null,
    hijab: filters.hijabPreference ?? null,
    maritalStatus: filters.currentMaritalStatus ?? null,
    hasChildren: filters.hasChildren ?? null,
    location: filters.location ? `%${fold(filters.location).replace(/[\\%_]/g, '\\$&')}%` : null,
    ageMin: filters.ageMin ?? null,
    ageMax: filters.ageMax ?? null,
  };
}

function readCursor(cursor: string): [number, number] {
  const parts = /^(\d{1,3})\.(\d{1,10})$/.exec(cursor);
  if (!parts || Number(parts[2]) > 2_147_483_647) throw invalidField('cursor', validationText('invalid'));
  return [Number(parts[1]), Number(parts[2])];
}
