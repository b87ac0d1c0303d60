import { existsSync, readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { rowTypes } from '../../../../bin/rows/row-types.ts';
import { testDatabase } from '../../../testing/server/database.ts';

const db = await testDatabase();

/** Files with row types that differ from the database. */
const stale = async (connection: Knex): Promise<string[]> =>
  [...(await rowTypes(connection))]
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => file);

test('the row types are those of the migrated tables (`npm run rows`)', async () => {
  expect(await stale(db)).toEqual([]);
});

test.each([
  ["alter table billing.plan add hue text; comment on column billing.plan.hue is 'technical'", 'billing'],
  ['alter table content.report alter details set not null', 'content'],
  ["comment on column messaging.message.id is 'exported'", 'messaging'],
  ['alter table identity.account drop constraint account_gender_check', 'identity'],
])('planted: %s makes them stale', async (change, module) => {
  const trx = await db.transaction();
  try {
    await trx.raw(change);
    expect(await stale(trx)).toEqual([`src/modules/${module}/infra/rows.ts`]);
  } finally {
    await trx.rollback();
  }
});
