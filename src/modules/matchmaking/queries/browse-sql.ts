import { statement } from '#kernel/persistence/prepared.ts';
import { profileColumns } from '../infra/objection-profiles.ts';
import type { ProfileRow } from '../infra/tables.ts';
import type { ViewedProfile } from '../contracts/profiles.ts';

/** A profile, how it fits the viewer `:me`, and what is between the two. */
export interface RankedRow extends ProfileRow {
  guardian_verified: boolean;
  listed: boolean;
  score: number;
  agree: string[];
  differ: string[];
  relation: ViewedProfile['relation'];
  /** The viewer was refused so lately that asking again is too soon (decisions 5.1). */
  refused_lately: boolean;
  saved: boolean;
}

/** How the viewer's card (none without a profile) fits card `c`; nobody is compared with himself or herself. */
const FIT = `left join matchmaking.browse_card me on me.profile_id = :me
  left join lateral matchmaking.compatibility(me, c, :today::date) f on me.profile_id <> c.profile_id
  cross join lateral (select coalesce(f.score, 0) as score, coalesce(f.agree, '{}') as agree, coalesce(f.differ, '{}') as differ) fit`;

/** A match runs between the viewer and a profile. */
const matchedWith = (profile: string) => `exists (select from matchmaking.match m where m.status in ('active', 'paused')
    and :me::integer in (m.man_profile_id, m.woman_profile_id) and ${profile} in (m.man_profile_id, m.woman_profile_id))`;

/** A request is open between the two of which the viewer knows. */
const openRequestWith = (
  profile: string,
) => `exists (select from matchmaking.interest_request r where r.status in ('guardian_pending', 'pending')
    and (r.from_profile_id = :me and r.to_profile_id = ${profile}
         or r.to_profile_id = :me and r.from_profile_id = ${profile} and (r.approved_at is not null or r.ward_profile_id = :me)))`;

const RELATION = `case when ${matchedWith('p.id')} then 'matched' when ${openRequestWith('p.id')} then 'request_open' else 'none' end as relation,
  exists (select from matchmaking.interest_request r where r.from_profile_id = :me and r.to_profile_id = p.id
          and r.status in ('declined', 'guardian_declined') and r.responded_at > :refusedSince) as refused_lately,
  exists (select from matchmaking.saved_profile s where s.saver_profile_id = :me and s.saved_profile_id = p.id) as saved`;

/** Whether whoever holds card `c` can be found at all: fit for it, not hidden, there, and not resting on `:today`. */
const FOUND = `c.listed and not c.hidden and c.present and (c.rests_until is null or c.rests_until <= :today::date)`;

/** One of the two blocked the other, whichever (decisions 4.7). */
const BLOCKED = `exists (select from matchmaking.block b where b.blocker_profile_id = :me and b.blocked_profile_id = c.profile_id
    or b.blocker_profile_id = c.profile_id and b.blocked_profile_id = :me)`;

/** Cards that pass the filters, which are called as the profile's fields; one that is null lets everybody pass. */
const LISTED = `c.gender = :looksFor and ${FOUND} and not ${BLOCKED}
  and (:religiousPractice::text is null or c.practice = :religiousPractice)
  and (:nationality::text is null or c.nationality = :nationality)
  and (:ethnicity::text is null or c.ethnicity = :ethnicity)
  and (:sectMadhab::text is null or c.tradition = :sectMadhab)
  and (:hijabPreference::text is null or c.hijab = :hijabPreference)
  and (:currentMaritalStatus::text is null or c.marital_status = :currentMaritalStatus)
  and (:hasChildren::boolean is null or c.has_children = :hasChildren)
  and (:location::text is null or c.location_folded like :location)
  and (:ageMin::integer is null or c.born_on <= :today::date - make_interval(years => :ageMin))
  and (:ageMax::integer is null or c.born_on > :today::date - make_interval(years => :ageMax + 1))
  and (not :newOnly::boolean or not ${matchedWith('c.profile_id')} and not ${openRequestWith('c.profile_id')})`;

/**
 * A page by compatibility, then newest, after `(:afterScore, :afterId)`; each row also tells how many there are in all,
 * up to `:cap`.
 */
export const PAGE = statement(
  'matchmaking.browse-page',
  `select ${profileColumns('p')}, c.guardian_verified, c.listed, c.score, c.agree, c.differ, ${RELATION},
          (select count(*)::integer from (select from matchmaking.browse_card c where ${LISTED} limit :cap) counted) as total
   from (select c.profile_id, c.guardian_verified, ${FOUND} as listed, fit.score, fit.agree, fit.differ
         from matchmaking.browse_card c ${FIT}
         where ${LISTED} and (:afterScore::integer is null or (fit.score, c.profile_id) < (:afterScore, :afterId::integer))
         order by fit.score desc, c.profile_id desc limit :limit) c
   join matchmaking.profile p on p.id = c.profile_id
   order by c.score desc, c.profile_id desc`,
);

/**
 * Whether card `c` may be seen: found and of the other gender, or a ward's (`:wards`), or of somebody in touch with
 * one of `:near`; never of one who is not there. In touch are those between whom a request is open or a match runs
 * (decisions 5.13); a request that has not reached its receiver does not count for him.
 */
const SEEN = `c.present and (
     (${FOUND} and not ${BLOCKED} and c.gender = :looksFor)
     or c.profile_id = any(:wards::integer[])
     or exists (select from matchmaking.interest_request r where r.from_profile_id = any(:near::integer[]) and r.to_profile_id = c.profile_id
                and r.status in ('guardian_pending', 'pending'))
     or exists (select from matchmaking.interest_request r where r.to_profile_id = any(:near::integer[]) and r.from_profile_id = c.profile_id
                and r.status in ('guardian_pending', 'pending') and (r.approved_at is not null or r.ward_profile_id = r.to_profile_id))
     or exists (select from matchmaking.match m where m.status in ('active', 'paused')
                and (m.man_profile_id = any(:near::integer[]) and m.woman_profile_id = c.profile_id
                     or m.woman_profile_id = any(:near::integer[]) and m.man_profile_id = c.profile_id)))`;

const RANKED = `${profileColumns('p')}, c.guardian_verified, ${FOUND} as listed, fit.score, fit.agree, fit.differ, ${RELATION}`;

/** One profile that may be seen. */
export const ONE = statement(
  'matchmaking.browse-one',
  `select ${RANKED}
   from matchmaking.browse_card c ${FIT} join matchmaking.profile p on p.id = c.profile_id
   where c.profile_id = :id and ${SEEN}`,
);

/**
 * Those whom `:me` saved and may see, the latest first, after `(:afterAt, :afterId)`; each row also tells how many
 * there are.
 */
export const SAVED = statement(
  'matchmaking.saved-page',
  `select ${RANKED}, saved.created_at as saved_at,
          (select count(*)::integer from matchmaking.saved_profile s join matchmaking.browse_card c on c.profile_id = s.saved_profile_id
           where s.saver_profile_id = :me and ${SEEN}) as total
   from matchmaking.saved_profile saved join matchmaking.browse_card c on c.profile_id = saved.saved_profile_id
   ${FIT} join matchmaking.profile p on p.id = c.profile_id
   where saved.saver_profile_id = :me and ${SEEN}
     and (:afterAt::timestamptz is null or (saved.created_at, saved.saved_profile_id) < (:afterAt, :afterId::integer))
   order by saved.created_at desc, saved.saved_profile_id desc limit :limit`,
);
