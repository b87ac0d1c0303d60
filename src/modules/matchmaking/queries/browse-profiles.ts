import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { Budgets } from '#kernel/budgets.ts';
import type { Clock } from '#kernel/clock.ts';
import type { BrowseFilters } from '#kernel/contracts/browse.ts';
import { PAGE_SIZE } from '#kernel/contracts/browse.ts';
import type { ViewedProfile } from '#kernel/contracts/profiles.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import type { ProfileId } from '#kernel/ids.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { fold } from '../domain/fold.ts';
import { profileOfRow } from '../infra/objection-profiles.ts';
import { ONE, PAGE, type RankedRow } from './browse-sql.ts';
import { seenProfile } from './profile-views.ts';

/** N is exact up to here; beyond it reads '10,000+' (decisions 4.2). */
const COUNT_CAP = 10_000;

export interface BrowsePage {
  profiles: ViewedProfile[];
  total: string;
  /** Where the next page begins; null at the end. */
  next: string | null;
}
export type Filters = Partial<BrowseFilters> & { hasChildren?: boolean | undefined };

interface Viewer {
  /** Whose compatibility ranks the list; null where there is no profile yet. */
  profileId: ProfileId | null;
  looksFor: 'male' | 'female';
  mayAsk: boolean;
}

interface Ports {
  db: Knex;
  clock: Clock;
  budgets: Budgets;
  guardianship: GuardianshipFacade;
}

/** Listed profiles of the other gender, by compatibility, then newest. Pages by keyset: (score, id) of the last one seen. */
export class BrowseProfiles {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly budgets: Budgets;
  private readonly guardianship: GuardianshipFacade;

  constructor({ db, clock, budgets, guardianship }: Ports) {
    this.db = db;
    this.clock = clock;
    this.budgets = budgets;
    this.guardianship = guardianship;
  }

  async execute(actor: Actor, filters: Filters): Promise<BrowsePage> {
    const viewer = await this.viewerFor(actor);
    const limit = filters.limit ?? PAGE_SIZE;
    const after = filters.cursor === undefined ? null : readCursor(filters.cursor);
    const rows = await prepared<RankedRow & { total: number }>(this.db, PAGE, {
      ...placesOf(filters),
      me: viewer.profileId,
      looksFor: viewer.looksFor,
      today: this.clock.now(),
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
    const viewer = await this.viewerFor(actor);
    const wards = await this.wardProfilesOf(actor);
    const near = [viewer.profileId, ...wards].filter((profile) => profile !== null);
    const places = { id, me: viewer.profileId, looksFor: viewer.looksFor, today: this.clock.now(), wards, near };
    const [row] = await prepared<RankedRow>(this.db, ONE, places);
    if (!row) throw new DomainError('common.not-found');
    await this.budgets.spend('profiles read by an account', actor.userId, String(id));
    return this.view(viewer, row);
  }

  private view(viewer: Viewer, row: RankedRow): ViewedProfile {
    const mayAsk = viewer.mayAsk && row.listed && row.gender === viewer.looksFor && row.relation === 'none';
    return {
      ...seenProfile(profileOfRow(row), row.guardian_verified, this.clock.now()),
      compatibilityScore: row.score,
      compatibilityReasons: { agree: row.agree, differ: row.differ },
      relation: row.relation,
      allowedActions: mayAsk ? ['send-interest'] : [],
    };
  }

  /** A guardian without a profile of his own looks with the eyes of his first ward. */
  private async viewerFor(actor: Actor): Promise<Viewer> {
    if (actor.gender !== null && (actor.profileId !== null || !actor.isGuardian)) {
      const looksFor = actor.gender === 'male' ? 'female' : 'male';
      return { profileId: actor.profileId, looksFor, mayAsk: actor.profileId !== null };
    }
    if (!actor.isGuardian) throw new DomainError('matchmaking.profile-required');
    const [ward = null] = await this.wardProfilesOf(actor);
    return { profileId: ward, looksFor: 'male', mayAsk: false };
  }

  private async wardProfilesOf(actor: Actor): Promise<ProfileId[]> {
    if (!actor.isGuardian) return [];
    const wards = await this.guardianship.wardsOf(this.db, actor.userId);
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
