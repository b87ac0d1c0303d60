import type { ProfileId } from '#kernel/values/ids.ts';
import { prepared, statement, type Statement } from '#kernel/persistence/prepared.ts';
import type { Tx } from '#kernel/tx.ts';
import type { BrowseCardRow } from '../infra/rows.ts';
import type { Card, CardColumn } from './card-of.ts';

type PlaceNamed = Pick<BrowseCardRow, 'place_id' | 'location_normalized'>;
type CardWrite = Card & Partial<Pick<BrowseCardRow, CardColumn>>;

/** The first day of a cell's four years of birth. */
const BORN_FROM = `make_date(extract(year from born_on)::integer / 4 * 4, 1, 1)`;

const LOCKED = statement(
  'matchmaking.lock-cards',
  `select place_id, location_normalized from matchmaking.browse_card where profile_id = any(:profileIds::integer[])
  order by profile_id for no key update`,
);

const NEW_PLACES_AND_CELLS = statement(
  'matchmaking.new-places-and-cells',
  `with named as (
    insert into matchmaking.place (normalized)
    select normalized from unnest(:places::text[]) given(normalized)
    where (select true from matchmaking.place p where p.normalized = given.normalized) is null order by 1
    on conflict do nothing)
  insert into matchmaking.browse_cell (gender, religious_practice, born_from, current_marital_status, has_children)
  select gender, religious_practice, ${BORN_FROM}, current_marital_status, has_children
  from json_populate_recordset(null::matchmaking.browse_card, :alike::json)
  except select gender, religious_practice, born_from, current_marital_status, has_children from matchmaking.browse_cell order by 1, 2, 3, 4, 5
  on conflict do nothing`,
);

/** Share-locks the places, so that none is deleted before the card refers to it. */
const CARDS = (columns: string[]): Statement =>
  statement(
    `matchmaking.write-${columns.length}-columns`,
    `with given as materialized (
    select ${columns.join(', ')}, ${BORN_FROM} as born_from from json_populate_recordset(null::matchmaking.browse_card, :cards::json)),
  place as materialized (
    select id, normalized from matchmaking.place where normalized = any(:places::text[]) for key share)
  insert into matchmaking.browse_card as c (cell, place_id, ${columns.join(', ')})
  select k.cell, place.id, ${columns.map((column) => `given.${column}`).join(', ')}
  from given join place on place.normalized = given.location_normalized
  join matchmaking.browse_cell k on (k.gender, k.born_from) = (given.gender, given.born_from)
    and k.religious_practice is not distinct from given.religious_practice and k.current_marital_status is not distinct from given.current_marital_status
    and k.has_children is not distinct from given.has_children
  on conflict (profile_id) do update set (cell, place_id, ${columns.join(', ')})
    = row(excluded.cell, excluded.place_id, ${columns.map((column) => `excluded.${column}`).join(', ')})
  where (c.cell, c.place_id, ${columns.map((column) => `c.${column}`).join(', ')})
    is distinct from (excluded.cell, excluded.place_id, ${columns.map((column) => `excluded.${column}`).join(', ')})`,
  );

/** Locks cards and returns their places. Whatever a card depends on must be read after this lock. */
export const lockCards = (tx: Tx, profileIds: ProfileId[]): Promise<PlaceNamed[]> =>
  prepared<PlaceNamed>(tx.db, LOCKED, { profileIds });

/** Writes cards in one statement, all with the same columns. `before` are their former places. */
export async function writeCards(tx: Tx, cards: CardWrite[], before: PlaceNamed[]): Promise<void> {
  const [first] = cards;
  if (!first) return;
  const places = [...new Set(cards.map((card) => card.location_normalized))];
  await prepared(tx.db, NEW_PLACES_AND_CELLS, { places, alike: JSON.stringify(oneOfEachCell(cards)) });
  await prepared(tx.db, CARDS(Object.keys(first)), { cards: JSON.stringify(cards), places });
  const left = before.filter((place) => !places.includes(place.location_normalized));
  if (left.length > 0) await forgetPlaces(tx, [...new Set(left.map((place) => place.place_id))]);
}

const oneOfEachCell = (cards: CardWrite[]): Partial<CardWrite>[] => {
  const alike = cards.map(({ gender, religious_practice, born_on, current_marital_status, has_children }) => ({
    gender,
    religious_practice,
    current_marital_status,
    has_children,
    born_on: `${born_on.slice(0, 4)}-01-01`,
  }));
  return [...new Map(alike.map((one) => [JSON.stringify(one), one])).values()];
};

/** Deletes places without a card, which may be a member's own words, except those that another transaction locked. */
async function forgetPlaces(tx: Tx, ids: number[]): Promise<void> {
  const unused = `id = any(:ids) and (select true from matchmaking.browse_card c where c.place_id = place.id limit 1) is null`;
  const { rows } = await tx.db.raw<{ rows: { id: number }[] }>(
    `select id from matchmaking.place where ${unused} for update skip locked`,
    { ids },
  );
  if (rows.length === 0) return;
  await tx.db.raw(`delete from matchmaking.place where ${unused}`, { ids: rows.map(({ id }) => id) });
}
