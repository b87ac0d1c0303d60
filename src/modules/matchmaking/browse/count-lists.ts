import type { Knex } from 'knex';
import { statement, unprepared, type Value } from '#kernel/persistence/prepared.ts';
import { cellPasses, conditionsOf, containing, COUNTED_TO, type LookingFor, type ViewerFacts } from './browse-list.ts';
import type { Filters } from './filters.ts';

/** A list whose size is wanted: its filters, and the facts of the viewer with the dealbreakers that apply. */
export interface CountedList {
  filters: Filters;
  facts: ViewerFacts;
}

/** Counts several lists of one viewer in one statement, each up to `COUNTED_TO` plus one, as the list itself does. */
export async function countLists(db: Knex, looking: LookingFor, lists: readonly CountedList[]): Promise<number[]> {
  const counts = lists.map((list, n) => countOf(looking, list, String(n)));
  const sql = `select array[${counts.map((count) => count.sql).join(', ')}] as counts`;
  const values = Object.assign({}, ...counts.map((count) => count.values)) as Record<string, Value>;
  const [row] = await unprepared<{ counts: number[] }>(db, statement('matchmaking.count-lists', sql), values);
  return row!.counts;
}

/** One count, whose named places end in `suffix`. */
function countOf(looking: LookingFor, { filters, facts }: CountedList, suffix: string) {
  const { conditions, byCell, values } = conditionsOf(looking, filters, facts);
  const parts = { part: containing(filters.place), hardPart: containing(facts.hard_place) };
  if (byCell) conditions.push(IN_CELLS);
  if (filters.place !== null || facts.hard_place !== null) conditions.push(IN_PLACES);
  const sql = `(select count(*)::integer
    from (select from matchmaking.browse_card c where ${conditions.join(' and ')} limit :cap) one)`;
  return {
    sql: sql.replace(/(?<!:):([a-z]\w*)/gi, `:$1_${suffix}`),
    values: Object.fromEntries(
      Object.entries({ ...values, ...parts, cap: COUNTED_TO + 1 }).map(([name, value]) => [`${name}_${suffix}`, value]),
    ),
  };
}

const CELLS = cellPasses('coalesce(:youngest::integer, 0)', 'coalesce(:oldest::integer, 150)');
const IN_CELLS = `c.cell = any(array(select k.cell from matchmaking.browse_cell k where ${CELLS}))`;
const IN_PLACES = `c.place_id = any(array(
  select id from matchmaking.place where normalized like :part and normalized like :hardPart))`;
