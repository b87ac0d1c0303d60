import type { Knex } from 'knex';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { unprepared, statement } from '#kernel/persistence/prepared.ts';
import { jsonRow, jsonRows, jsonQuery } from '#kernel/persistence/json-query.ts';
import { RANKED_TOGETHER } from '../contracts/compatibility.ts';
import type { ProfileFields } from '../contracts/fields/profile-field.ts';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import {
  NOT_GUARDIANSHIP_PAIR,
  BLOCKED,
  IS_DISCOVERABLE,
  NOT_IN_CONTACT,
  UNBLOCKED,
  NOT_YET_SUGGESTED,
} from './browse-sql.ts';
import type { CursorRange, Position } from './cursor-range.ts';
import type { Filters } from './filters.ts';

// A list (ADR 22) is read cell by cell, and each window of it is then sorted by the whole score.
/** The total is exact up to here; beyond it reads '10,000+'. */
export const COUNTED_TO = 10_000;
/** Up to this size a result is fetched whole and sorted; a larger one is read cell by cell. */
const SMALL_RESULT = 2000;
/** Up to this number, places are matched by id; with more, each card's place name is compared. */
const MANY_PLACES = 1000;

/** Fields whose answer all cards of a cell have; other answers are compared card by card. */
const CELL_FIELDS = ['religiousPractice', 'currentMaritalStatus', 'hasChildren'];

export interface SearchSubject {
  me: ProfileId | null;
  looksFor: 'male' | 'female';
  today: Date;
}
/** `never` are accounts that the viewer is never shown. */
export interface LookingFor extends SearchSubject {
  never: readonly UserId[];
}

/** The viewer's facts that dealbreakers are compared with. */
export interface ViewerFacts {
  traits: number | null;
  refuses: number | null;
  age: number | null;
  location_normalized: string | null;
  hard_age_min: number | null;
  hard_age_max: number | null;
  hard_place: string | null;
  /** If false, no query checks for blocks. */
  has_blocks: boolean;
}

/** The viewer's facts and cells in order. */
interface SearchContext extends ViewerFacts {
  cells: number[];
  /** Cells that an age limit cuts through: few of their members may fit, so they are counted last. */
  cut: number[];
}

/** The viewer's card; a row of nulls without a profile. */
const ME = '(select) nobody left join matchmaking.browse_card me on me.profile_id = :me::integer';
const FACTS = `me.traits, me.refuses, me.location_normalized, me.hard_age_min, me.hard_age_max, me.hard_place,
     extract(year from age(:today::date::timestamp, me.born_on::timestamp))::integer as age,
     exists (${BLOCKED}) as has_blocks`;

export const VIEWER_FACTS = jsonQuery(
  'matchmaking.viewer-facts',
  jsonRow(`select ${FACTS} from ${ME}`),
  (facts: ViewerFacts) => facts,
);

/** Cells `k` that pass the filters; `youngest` and `oldest` are SQL. */
export const cellPasses = (youngest: string, oldest: string): string => `k.gender = :looksFor
               and (:religiousPractice::smallint is null or k.religious_practice = :religiousPractice)
               and (:currentMaritalStatus::smallint is null or k.current_marital_status = :currentMaritalStatus)
               and (:hasChildren::boolean is null or k.has_children = :hasChildren)
               and k.born_from <= :today::date - make_interval(years => ${youngest})
               and k.born_from > :today::date - make_interval(years => ${oldest} + 5)`;

/**
 * The cells that pass the filters and the viewer's dealbreakers, the best fitting first. Apart from the date of birth,
 * all cards of a cell have its answers.
 */
export const SEARCH_CONTEXT = jsonQuery(
  'matchmaking.search-context',
  jsonRow(`select ${FACTS},
     array(select cell from (
             select k.cell, matchmaking.cell_fits(me, k, :today::date) as fit from ${ME} cross join matchmaking.browse_cell k
             where ${cellPasses('greatest(:ageMin::integer, me.hard_age_min, 0)', 'least(:ageMax::integer, me.hard_age_max, 150)')}
             offset 0) k
           order by matchmaking.score_of(fit) desc nulls last, cell) as cells,
     array(select k.cell from matchmaking.browse_cell k
           where k.gender = :looksFor
             and (k.born_from > :today::date - make_interval(years => greatest(:ageMin::integer, me.hard_age_min, 0) + 4)
               or k.born_from <= :today::date - make_interval(years => least(:ageMax::integer, me.hard_age_max, 150) + 1))) as cut
   from ${ME}`),
  (searchContext: SearchContext) => searchContext,
);
export const searchContextOf = (looking: SearchSubject, filters: Filters) => {
  const { ageMin, ageMax, answers } = filters;
  return {
    ...looking,
    now: looking.today,
    ageMin,
    ageMax,
    ...Object.fromEntries(CELL_FIELDS.map((field) => [field, answers[field]])),
  };
};

const PLACES = statement(
  'matchmaking.browse-places',
  `select id from matchmaking.place where normalized like :part and normalized like :hardPart limit ${MANY_PLACES + 1}`,
);

export interface BrowseList {
  /** Exact up to `COUNTED_TO`, else `COUNTED_TO` plus one. */
  total: number;
  has(position: Position): boolean;
  /**
   * The first positions of a range, by the viewer's order of cells, then newest; at most `RANKED_TOGETHER` plus one.
   */
  window(cursors: CursorRange): Promise<Position[]>;
}

/** Counts the viewer's list under these filters and fetches the window of `first` with it. */
export async function browseList(
  db: Knex,
  looking: LookingFor,
  filters: Filters,
  searchContext: SearchContext,
  first: CursorRange,
): Promise<BrowseList> {
  const { place } = filters;
  const { cells, hard_place: hardPlace } = searchContext;
  const named = place !== null || hardPlace !== null;
  const parts = { part: containing(place), hardPart: containing(hardPlace) };
  const places = named ? (await unprepared<{ id: number }>(db, PLACES, parts)).map(({ id }) => id) : [];
  const { conditions, byCell, values } = conditionsOf(looking, filters, searchContext);
  if (named && places.length <= MANY_PLACES) conditions.push('c.place_id = any(:places::integer[])');
  else conditions.push(...LOCATION_LIKE.filter((_, n) => [place, hardPlace][n] !== null));
  const listed = conditions.join(' and ');
  const cards = `select c.profile_id as id, c.cell from matchmaking.browse_card c where ${listed}`;
  const inCells = (some: string) => `${cards} and c.cell = any(:${some}::integer[])`;
  const cutThrough = new Set(searchContext.cut);
  const whole = cells.filter((cell) => !cutThrough.has(cell));
  const cut = cells.filter((cell) => cutThrough.has(cell));
  const counted = byCell ? `${inCells('whole')} union all ${inCells('cut')}` : cards;
  const ranks = new Map(cells.map((cell, rank) => [cell, rank]));
  const cellRank = ({ cell }: Position): number => ranks.get(cell) ?? cells.length;
  const compareRank = (a: Position, b: Position): number => cellRank(a) - cellRank(b) || b.id - a.id;
  // Planned for these values: the best index depends on how common each answer is.
  const run = async <Row>(sql: string, { after, upTo }: CursorRange): Promise<Row[]> => {
    const from = after ? cellRank(after) : 0;
    const to = upTo ? cellRank(upTo) + 1 : cells.length;
    const page = {
      order: cells.slice(from, to),
      below: after?.id ?? NO_PROFILE,
      fromOn: upTo?.id ?? 0,
      last: to - from,
    };
    const limits = { cap: COUNTED_TO + 1, limit: RANKED_TOGETHER + 1 };
    const all = { ...values, ...parts, places, whole, cut, ...page, ...limits };
    return unprepared<Row>(db, statement('matchmaking.browse-list', sql), all);
  };

  const isNowhere = named && places.length === 0;
  const totals = isNowhere ? NO_RESULTS : (await run<CountedProfiles>(countSql(counted, listed), first))[0]!;
  const few = totals.few?.toSorted(compareRank);
  return {
    total: totals.total,
    has: ({ cell }) => ranks.has(cell),
    async window(cursors) {
      const { after, upTo } = cursors;
      const between = (one: Position) =>
        (!after || compareRank(after, one) < 0) && (!upTo || compareRank(one, upTo) <= 0);
      if (few) return few.filter(between).slice(0, RANKED_TOGETHER + 1);
      return cursors === first ? totals.first! : run<Position>(pageSql(listed), cursors);
    },
  };
}

/** The conditions that card `c` meets to be on the list, apart from its place and cell, with their values. */
export function conditionsOf({ me, looksFor, today, never }: LookingFor, filters: Filters, facts: ViewerFacts) {
  const youngest = most(filters.ageMin, facts.hard_age_min);
  const oldest = least(filters.ageMax, facts.hard_age_max);
  const { answers, newOnly, newSince } = filters;
  const given = Object.keys(answers).filter((field) => answers[field] !== null);
  const { traits, refuses, age, location_normalized: home } = facts;
  const byCell = youngest !== null || oldest !== null || given.some((field) => CELL_FIELDS.includes(field));
  const conditions = [
    'c.gender = :looksFor',
    IS_DISCOVERABLE,
    facts.has_blocks && UNBLOCKED,
    never.length > 0 && NOT_GUARDIANSHIP_PAIR,
    newOnly && NOT_IN_CONTACT,
    newSince !== null && NOT_YET_SUGGESTED,
    ...given.filter((field) => !CELL_FIELDS.includes(field)).map((field) => `c.${columnOf(field)} = :${field}`),
    youngest !== null && 'c.born_on <= (:today::date - make_interval(years => :youngest::integer))::date',
    oldest !== null && 'c.born_on > (:today::date - make_interval(years => :oldest::integer + 1))::date',
    traits !== null && PASSES_DEALBREAKERS,
    Boolean(refuses) && 'c.traits & :refuses::integer < 1',
  ].filter((condition) => typeof condition === 'string');
  const input = { me, looksFor, today, now: today, never, newSince, youngest, oldest };
  return { conditions, byCell, values: { ...input, ...answers, traits, refuses, age, home } };
}

interface CountedProfiles {
  total: number;
  /** All positions of a small result; null if it is large, with its window in `first`. */
  few: Position[] | null;
  first: Position[] | null;
}

const NO_RESULTS: CountedProfiles = { total: 0, few: [], first: null };

const countSql = (counted: string, listed: string): string =>
  `select total, case when total > ${SMALL_RESULT} then (${jsonRows(pageSql(listed))}) end as first,
     case when total <= ${SMALL_RESULT} then (${jsonRows('select * from unnest(ids, cells) found(id, cell)')}) end as few
   from (select count(*)::integer as total, array_agg(id) as ids, array_agg(cell) as cells
         from (${counted} limit :cap) counted) one`;

const pageSql = (listed: string): string => `select c.profile_id as id, c.cell
  from (select cell, place from unnest(:order::integer[]) with ordinality one(cell, place) order by place) k
  cross join lateral (
    select c.profile_id, c.cell from matchmaking.browse_card c where ${listed} and c.cell = k.cell and ${BETWEEN}
    order by c.profile_id desc limit :limit) c
  order by k.place, c.profile_id desc limit :limit`;

const NO_PROFILE = 2_147_483_647;
const BETWEEN = `c.profile_id < case when k.place = 1 then :below::integer else ${NO_PROFILE} end
  and c.profile_id >= case when k.place = :last::integer then :fromOn::integer else 0 end`;

/** No dealbreaker of card `c` rules the viewer out. `refuses = 0` helps the planner: it knows how common that is. */
const PASSES_DEALBREAKERS = `(c.refuses = 0 or c.refuses & :traits::integer < 1)
  and (c.hard_age_min is null or :age::integer between c.hard_age_min and c.hard_age_max)
  and (c.hard_place is null or strpos(:home, c.hard_place) > 0)`;

const LOCATION_LIKE = ['c.location_normalized like :part', 'c.location_normalized like :hardPart'];

const columnOf = (field: string): string => (profileFields as ProfileFields)[field]!.column!;
export const containing = (part: string | null): string => `%${(part ?? '').replace(/[\\%_]/g, '\\$&')}%`;
const most = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);
const least = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
