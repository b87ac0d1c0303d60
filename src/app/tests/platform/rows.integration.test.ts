import { existsSync, readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { RECORD_OF_PROCESSING, recordOfProcessing } from '../../../../bin/rows/record-of-processing.ts';
import { rowTypes } from '../../../../bin/rows/row-types.ts';
import { testDatabase } from '../../../testing/server/database.ts';

const db = await testDatabase();

/** Generated files that differ from the database: the row types, and the record of processing. */
const stale = async (connection: Knex): Promise<string[]> =>
  [...(await rowTypes(connection)), [RECORD_OF_PROCESSING, await recordOfProcessing(connection)] as const]
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => file);

test('the row types and the record of processing are those of the migrated tables (`npm run rows`)', async () => {
  expect(await stale(db)).toEqual([]);
});

test.each([
  ["alter table billing.plan add hue text; comment on column billing.plan.hue is 'technical'", 'billing', true],
  ['alter table content.report alter details set not null', 'content', false],
  ["comment on column messaging.message.id is 'exported'", 'messaging', false],
  ['alter table identity.account drop constraint account_gender_check', 'identity', false],
])('planted: %s makes them stale', async (change, module, isRecorded) => {
  const trx = await db.transaction();
  try {
    await trx.raw(change);
    const record = isRecorded ? [RECORD_OF_PROCESSING] : [];
    expect(await stale(trx)).toEqual([`src/modules/${module}/infra/rows.ts`, ...record]);
  } finally {
    await trx.rollback();
  }
});
