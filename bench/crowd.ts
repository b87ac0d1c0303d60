import { openDatabase } from '#kernel/persistence/database.ts';
import { addPeople, manyPeople } from '../src/testing/many-profiles.ts';

/** Number of individually made members. The others are copies with other places. */
const MODELS = 6000;
const PLACES = 20_000;
/** First id of the copies, so that members who sign up later get smaller ids. */
const FIRST = 1_000_000;

/**
 * Writes this many people with cards by SQL, since browsing does not need their other data. A third of them live in one
 * of twenty thousand further places, most of these in the first few.
 */
export async function addCrowd(databaseUrl: string, members: number): Promise<void> {
  const db = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    await addPeople(db, manyPeople(Math.min(MODELS, members)));
    const { rows: columns } = await db.raw(
      `select column_name as name from information_schema.columns where table_schema = 'matchmaking' and table_name = 'browse_card'
       and column_name not in ('profile_id', 'account_id', 'place_id', 'location_normalized')`,
    );
    const same = columns.map(({ name }: { name: string }) => name).join(', ');
    const { rows: indexes } = await db.raw(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid = 'matchmaking.browse_card'::regclass and not indisprimary`,
    );
    for (const { name } of indexes) await db.raw(`drop index ${name}`);
    await db.raw(
      `insert into matchmaking.place (normalized) select 'village ' || n || ' of shire' from generate_series(1, ${PLACES}) n`,
    );
    const copies = `from generate_series(0, ${members - 1}) n join matchmaking.%t model on model.%i = 1 + n % ${MODELS} where n >= ${MODELS}`;
    const medianOf = (table: string, id: string) => copies.replace('%t', table).replace('%i', id);
    await db.raw(
      `insert into matchmaking.profile (id, account_id, gender, born_on, born_exactly, stated, assumed_fields, consent_version, created_at, updated_at)
       select ${FIRST} + n, md5(n::text)::uuid, gender, born_on, true, stated, '{}', consent_version, created_at, updated_at ${medianOf('profile', 'id')}`,
    );
    await db.raw(
      `insert into matchmaking.browse_card (profile_id, account_id, place_id, location_normalized, ${same})
       select ${FIRST} + n, md5(n::text)::uuid, coalesce(place.id, model.place_id), coalesce(place.normalized, model.location_normalized), ${same
         .split(', ')
         .map((column: string) => `model.${column}`)
         .join(', ')}
       ${medianOf('browse_card', 'profile_id').replace(
         'where',
         `left join matchmaking.place on n % 3 = 0 and place.normalized = 'village ' || (1 + floor(power((n::bigint * 7919 % 10007) / 10007.0, 3) * ${PLACES}))::integer || ' of shire' where`,
       )}`,
    );
    for (const { made } of indexes) await db.raw(made);
    await db.raw(`select setval(pg_get_serial_sequence('matchmaking.profile', 'id'), ${FIRST + members + 1})`);
    for (const table of ['browse_card', 'profile', 'place', 'browse_cell'])
      await db.raw(`vacuum analyze matchmaking.${table}`);
  } finally {
    await db.destroy();
  }
}
