import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { BrowseFilters } from '#kernel/contracts/browse.ts';
import { PAGE_SIZE } from '#kernel/contracts/browse.ts';
import type { ViewedProfile } from '#kernel/contracts/profiles.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import type { ProfileId } from '#kernel/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { fold } from '../domain/fold.ts';
import { profileColumns, profileOfRow, type ProfileRow } from '../infra/objection-profiles.ts';
import { seenProfile } from './profile-views.ts';

/** N is exact up to here; beyond it reads '10,000+'. */
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

type RankedRow = ProfileRow & {
  guardian_verified: boolean;
  profile_id: number;
  score: number;
  agree: string[];
  differ: string[];
  relation: ViewedProfile['relation'];
};

/** Listed profiles of the other gender, by compatibility, then newest. Pages by keyset: (score, id) of the last one seen. */
export class BrowseProfiles {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly guardianship: GuardianshipFacade;

  constructor({ db, clock, guardianship }: { db: Knex; clock: Clock; guardianship: GuardianshipFacade }) {
    this.db = db;
    this.clock = clock;
    this.guardianship = guardianship;
  }

  async execute(actor: Actor, filters: Filters): Promise<BrowsePage> {
    const viewer = await this.viewerFor(actor);
    const limit = filters.limit ?? PAGE_SIZE;
    const after = filters.cursor === undefined ? null : readCursor(filters.cursor);
    const candidates = () => this.candidates(viewer, filters);

    const ranked = this.db
      .with(
        'ranked',
        candidates().select('c.profile_id', 'c.guardian_verified', 'fit.score', 'fit.agree', 'fit.differ'),
      )
      .from('ranked')
      .join('matchmaking.profile as p', 'p.id', 'ranked.profile_id')
      .modify((q) => after && q.whereRaw('(ranked.score, ranked.profile_id) < (?, ?)', after))
      .orderByRaw('ranked.score desc, ranked.profile_id desc')
      .limit(limit + 1)
      .select(this.db.raw(`${profileColumns('p')}, ranked.*, ${RELATION}`, { me: viewer.profileId }));
    const counted = this.db
      .from(
        candidates()
          .select(this.db.raw('1'))
          .limit(COUNT_CAP + 1)
          .as('found'),
      )
      .count({ n: '*' });
    const [rows, [{ n } = { n: 0 }]] = (await Promise.all([ranked, counted])) as [
      RankedRow[],
      { n: string | number }[],
    ];

    const now = this.clock.now();
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      profiles: page.map((row) => ({
        ...seenProfile(profileOfRow(row), row.guardian_verified, now),
        compatibilityScore: row.score,
        compatibilityReasons: { agree: row.agree, differ: row.differ },
        relation: row.relation,
        allowedActions: viewer.mayAsk && row.relation === 'none' ? ['send-interest'] : [],
      })),
      total: Number(n) > COUNT_CAP ? `${COUNT_CAP.toLocaleString('en-GB')}+` : String(n),
      next: rows.length > limit && last ? `${last.score}.${last.profile_id}` : null,
    };
  }

  /** One profile as this viewer may see it: listed ones of the other gender, and whoever is in touch with him or her or with a ward. */
  async one(actor: Actor, id: ProfileId): Promise<ViewedProfile> {
    const viewer = await this.viewerFor(actor);
    const wards = actor.isGuardian ? await this.guardianship.wardsOf(this.db, actor.userId) : [];
    const near = [viewer.profileId, ...wards.map((ward) => ward.profileId)].filter((profile) => profile !== null);
    const row: (RankedRow & { listed: boolean }) | undefined = await this.fitted(viewer)
      .join('matchmaking.profile as p', 'p.id', 'c.profile_id')
      .where('c.profile_id', id)
      .where((q) =>
        q
          .where({ 'c.listed': true, 'c.gender': viewer.looksFor })
          .orWhereIn(
            'c.profile_id',
            wards.flatMap((ward) => ward.profileId ?? []),
          )
          .orWhereRaw(IN_TOUCH, { near: this.db.raw('?::integer[]', [near]) }),
      )
      .first(
        this.db.raw(
          `${profileColumns('p')}, c.guardian_verified, c.listed, fit.score, fit.agree, fit.differ, ${RELATION}`,
          { me: viewer.profileId },
        ),
      );
    if (!row) throw new DomainError('common.not-found');
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
      return {
        profileId: actor.profileId,
        looksFor: actor.gender === 'male' ? 'female' : 'male',
        mayAsk: actor.profileId !== null,
      };
    }
    const [ward] = actor.isGuardian ? await this.guardianship.wardsOf(this.db, actor.userId) : [];
    if (!ward) throw new DomainError('matchmaking.profile-required');
    return { profileId: ward.profileId, looksFor: 'male', mayAsk: false };
  }

  /** Cards beside their fit with the viewer. */
  private fitted(viewer: Viewer): Knex.QueryBuilder {
    return this.db('matchmaking.browse_card as c')
      .leftJoin('matchmaking.browse_card as me', 'me.profile_id', this.db.raw('?', [viewer.profileId]))
      .joinRaw(
        `left join lateral matchmaking.compatibility(me, c, ?::date) f on me.profile_id is not null
         cross join lateral (select coalesce(f.score, 0) as score, coalesce(f.agree, '{}') as agree, coalesce(f.differ, '{}') as differ) fit`,
        [this.clock.now()],
      );
  }

  private candidates(viewer: Viewer, filters: Filters): Knex.QueryBuilder {
    const now = this.clock.now();
    const equal: Record<string, string | boolean | undefined> = {
      'c.practice': filters.religiousPractice,
      'c.nationality': filters.nationality && fold(filters.nationality),
      'c.ethnicity': filters.ethnicity && fold(filters.ethnicity),
      'c.tradition': filters.sectMadhab,
      'c.hijab': filters.hijabPreference,
      'c.marital_status': filters.currentMaritalStatus,
      'c.has_children': filters.hasChildren,
    };
    return this.fitted(viewer)
      .where({ 'c.gender': viewer.looksFor, 'c.listed': true })
      .where(Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined)))
      .modify((q) => {
        if (filters.ageMin !== undefined)
          q.whereRaw(`c.born_on <= ?::date - make_interval(years => ?)`, [now, filters.ageMin]);
        if (filters.ageMax !== undefined)
          q.whereRaw(`c.born_on > ?::date - make_interval(years => ?)`, [now, filters.ageMax + 1]);
        if (filters.location)
          q.whereLike('c.location_folded', `%${fold(filters.location).replace(/[\\%_]/g, '\\$&')}%`);
      });
  }
}

/** How the viewer stands to the profile of the row. */
const RELATION = `case
  when exists (select 1 from matchmaking.match m where m.status in ('active', 'paused') and :me::integer in (m.man_profile_id, m.woman_profile_id) and p.id in (m.man_profile_id, m.woman_profile_id)) then 'matched'
  when exists (select 1 from matchmaking.interest_request r where r.status in ('guardian_pending', 'pending')
               and (r.from_profile_id = :me and r.to_profile_id = p.id
                    or r.to_profile_id = :me and r.from_profile_id = p.id and (r.approved_at is not null or r.ward_profile_id = :me))) then 'request_open'
  else 'none' end as relation`;

/** The profile has a request to or from, or a match with, one of these. A request that has not reached its receiver does not count for him. */
const IN_TOUCH = `(exists (select 1 from matchmaking.interest_request r where r.from_profile_id = any(:near) and r.to_profile_id = c.profile_id)
  or exists (select 1 from matchmaking.interest_request r where r.to_profile_id = any(:near) and r.from_profile_id = c.profile_id and (r.approved_at is not null or r.ward_profile_id = r.to_profile_id))
  or exists (select 1 from matchmaking.match m where (m.man_profile_id = any(:near) and m.woman_profile_id = c.profile_id) or (m.woman_profile_id = any(:near) and m.man_profile_id = c.profile_id)))`;

function readCursor(cursor: string): [number, number] {
  const parts = /^(\d{1,3})\.(\d{1,10})$/.exec(cursor);
  if (!parts || Number(parts[2]) > 2_147_483_647) throw invalidField('cursor', validationText('invalid'));
  return [Number(parts[1]), Number(parts[2])];
}
