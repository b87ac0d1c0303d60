import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';

const db = await testDatabase();

test('a day is read as it is written, an instant as an instant', async () => {
  const { rows } = await db.raw(`select date '1990-06-15' as day, timestamptz '1990-06-15 12:00Z' as at`);
  expect(rows).toEqual([{ day: '1990-06-15', at: new Date('1990-06-15T12:00:00Z') }]);
});
