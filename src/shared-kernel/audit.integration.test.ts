import { expect, test } from 'vitest';
import { testDatabase } from '../app/testing/database.ts';
import { audit } from './audit.ts';
import type { UserId } from './ids.ts';
import { Tx } from './unit-of-work.ts';

const db = await testDatabase();
const actor = '0190f3a2-0000-7000-8000-000000000001' as UserId;
const entry = {
  at: new Date(0),
  actor,
  role: 'admin',
  verb: 'grant-plan',
  subjectType: 'user',
  subjectId: 'x',
  reason: 'hardship',
  requestId: 'r',
};

test('an audited act is kept and can be neither changed nor removed', async () => {
  await db.transaction((trx) => audit(new Tx(trx), entry));
  expect(await db('kernel.audit').first('verb', 'reason')).toEqual({ verb: 'grant-plan', reason: 'hardship' });
  await expect(db('kernel.audit').update({ reason: 'another' })).rejects.toThrow('never changed');
  await expect(db('kernel.audit').delete()).rejects.toThrow('never changed');
});
