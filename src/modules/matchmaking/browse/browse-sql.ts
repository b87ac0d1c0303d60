import { statement } from '#kernel/persistence/prepared.ts';
import { profileColumns } from '../infra/profiles-repository.ts';
import type { ProfileRow } from '../infra/rows.ts';
import type { Topic } from '../contracts/compatibility.ts';
import type { ViewedProfile } from '../contracts/profiles.schema.ts';

/** A profile with its compatibility and its relation to the viewer `:me`. */
export interface RankedRow extends ProfileRow {
  guardian_verified: boolean;
  listed: boolean;
  score: number;
  agree: Topic[];
  differ: Topic[];
  open: Topic[];
  compared: number;
  relation: ViewedProfile['relation'];
  /** When the viewer was refused, if that still binds (R-5.1). */
  refused_at: Date | null;
  saved: boolean;
}

/**
 * Card `c` is listed, active, not hidden and not on break. Lists, counts and pages also need `UNBLOCKED` and
 * `NOT_GUARDIANSHIP_PAIR` (R-4.1).
 */
export const IS_DISCOVERABLE = `c.listed and c.present and not c.hidden and (c.unavailable_until is null or c.unavailable_until <= :now::timestamptz)`;

/** Members whom the viewer does not find: blocked in either direction, or never to be asked by the viewer again. */
export const BLOCKED = `select blocked_profile_id from matchmaking.block where blocker_profile_id = :me::integer
    union all select blocker_profile_id from matchmaking.block where blocked_profile_id = :me::integer
    union all select profile_id from matchmaking.never_again where sender_profile_id = :me::integer and hidden_from <= :now::timestamptz`;

/** R-4.7, R-13.9. */
export const UNBLOCKED = `c.profile_id not in (${BLOCKED})`;

/** Neither is the other's guardian: nothing can begin between them, so nothing is offered (R-4.5). */
export const NOT_GUARDIANSHIP_PAIR = `c.profile_id not in (select id from matchmaking.profile where account_id = any(:never::uuid[]))`;

const MATCHED = `select woman_profile_id from matchmaking.match where man_profile_id = :me::integer and status in ('active', 'paused')
    union all select man_profile_id from matchmaking.match where woman_profile_id = :me::integer and status in ('active', 'paused')`;

/** Members with an open request to or from the viewer, if the viewer may know of it. */
const REQUESTED = `select to_profile_id from matchmaking.interest_request where from_profile_id = :me::integer and status in ('guardian_pending', 'pending')
    union all select from_profile_id from matchmaking.interest_request where to_profile_id = :me::integer and status in ('guardian_pending', 'pending')
      and (approved_at is not null or ward_profile_id = :me::integer)`;

/** The viewer has no contact with the member of card `c` (R-4.5). */
export const NOT_IN_CONTACT = `c.profile_id not in (${MATCHED} union all ${REQUESTED})`;

/**
 * First listed after `:newSince`, not saved, not in an earlier digest, and without a request between the two that the
 * viewer knows of (R-5.12).
 */
export const NOT_YET_SUGGESTED = `c.profile_id in (select profile_id from matchmaking.first_listed where at > :newSince::timestamptz)
  and c.profile_id not in (select saved_profile_id from matchmaking.saved_profile where saver_profile_id = :me::integer)
  and c.profile_id not in (select mentioned_profile_id from matchmaking.digest_entry where profile_id = :me::integer)
  and c.profile_id not in (select to_profile_id from matchmaking.interest_request where from_profile_id = :me::integer)
  and c.profile_id not in (select from_profile_id from matchmaking.interest_request where to_profile_id = :me::integer
                           and (approved_at is not null or ward_profile_id = :me::integer))`;

const RELATION = `case when p.id in (${MATCHED}) then 'matched' when p.id in (${REQUESTED}) then 'request_open' else 'none' end as relation,
  (select max(r.responded_at) from matchmaking.interest_request r where r.from_profile_id = :me and r.to_profile_id = p.id
          and r.status in ('declined', 'guardian_declined') and r.responded_at > :refusedSince) as refused_at,
  exists (select from matchmaking.saved_profile s where s.saver_profile_id = :me and s.saved_profile_id = p.id) as saved`;

/** Selects cards `c`, each compared with the viewer's. `offset 0` makes the planner compute each comparison once. */
const fitted = (columns: string, cards: string, which: string): string =>
  `select *, coalesce(round(matchmaking.score_of(fit)), 0)::integer as score
   from (select ${columns}, matchmaking.fits(me, c, :today::date) as fit
         from ${cards} left join matchmaking.browse_card me on me.profile_id = :me and me.profile_id <> c.profile_id
         where ${which} offset 0) c offset 0`;

/** Adds to the compared cards `c` their profiles and the reasons of the score. */
const WHY = `join matchmaking.profile p on p.id = c.profile_id and p.consented_at is not null
   join matchmaking.browse_card card on card.profile_id = c.profile_id
   left join matchmaking.browse_card me on me.profile_id = :me and me.profile_id <> c.profile_id
   cross join lateral matchmaking.reasons(c.fit, me, card) why`;

/** The given profiles after `(:afterScore, :afterId)`, without those that are no longer discoverable. */
export const RANKED = statement(
  'matchmaking.browse-ranked',
  `select ${profileColumns('p')}, c.guardian_verified, true as listed, c.score, why.*, ${RELATION}
   from (select * from (${fitted(
     'c.profile_id, c.guardian_verified',
     'unnest(:ids::integer[]) one(id) join matchmaking.browse_card c on c.profile_id = one.id',
     `${IS_DISCOVERABLE} and ${UNBLOCKED}`,
   )}) c
         where :afterScore::integer is null or (score, profile_id) < (:afterScore, :afterId::integer)
         order by score desc, profile_id desc limit :limit) c
   ${WHY}
   order by c.score desc, c.profile_id desc`,
);

/**
 * Card `c` is discoverable and of the other gender, or a ward's (`:wards`), or in contact with one of `:near`. Contact
 * is an open request or a running match (R-5.13); a request that has not reached a man does not count for him.
 */
const IS_VISIBLE = `c.present and (
     (${IS_DISCOVERABLE} and ${UNBLOCKED} and ${NOT_GUARDIANSHIP_PAIR} and c.gender = :looksFor)
     or c.profile_id = any(:wards::integer[])
     or exists (select from matchmaking.interest_request r where r.from_profile_id = any(:near::integer[]) and r.to_profile_id = c.profile_id
                and r.status in ('guardian_pending', 'pending'))
     or exists (select from matchmaking.interest_request r where r.to_profile_id = any(:near::integer[]) and r.from_profile_id = c.profile_id
                and r.status in ('guardian_pending', 'pending') and (r.approved_at is not null or r.ward_profile_id = r.to_profile_id))
     or exists (select from matchmaking.match m where m.status in ('active', 'paused')
                and (m.man_profile_id = any(:near::integer[]) and m.woman_profile_id = c.profile_id
                     or m.woman_profile_id = any(:near::integer[]) and m.man_profile_id = c.profile_id)))`;

const SHOWN_COLUMNS = `${profileColumns('p')}, c.guardian_verified, ${IS_DISCOVERABLE} as listed, c.score, why.*, ${RELATION}`;

export const IS_DISCOVERABLE_QUERY = statement(
  'matchmaking.is-discoverable',
  `select c.account_id, c.gender from matchmaking.browse_card c where c.profile_id = :me::integer and ${IS_DISCOVERABLE}`,
);

/** One profile that may be seen. */
export const ONE_PROFILE = statement(
  'matchmaking.browse-one',
  `select ${SHOWN_COLUMNS} from (${fitted('c.*', 'matchmaking.browse_card c', `c.profile_id = :id and ${IS_VISIBLE}`)}) c ${WHY}`,
);

/** Profiles that `:me` saved and may see, the latest first, after `(:afterAt, :afterId)`; each row has the total. */
export const SAVED = statement(
  'matchmaking.saved-page',
  `select ${SHOWN_COLUMNS}, c.saved_at,
          (select count(*)::integer from matchmaking.saved_profile s join matchmaking.browse_card c on c.profile_id = s.saved_profile_id
           where s.saver_profile_id = :me and ${IS_VISIBLE}) as total
   from (${fitted(
     'c.*, saved.created_at as saved_at',
     'matchmaking.saved_profile saved join matchmaking.browse_card c on c.profile_id = saved.saved_profile_id',
     `saved.saver_profile_id = :me and ${IS_VISIBLE}
       and (:afterAt::timestamptz is null or (saved.created_at, saved.saved_profile_id) < (:afterAt, :afterId::integer))
     order by saved.created_at desc, saved.saved_profile_id desc limit :limit`,
   )}) c ${WHY}
   order by c.saved_at desc, c.profile_id desc`,
);
