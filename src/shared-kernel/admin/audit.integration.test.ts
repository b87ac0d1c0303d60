import { expect, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../testing/server/database.ts';
import { after, DAY, systemClock } from '../clock.ts';
import { audit, auditHead, blankAudit, firstBrokenAudit, markAuditSubjectErased, type AuditEntry } from './audit.ts';
import type { UserId } from '../values/ids.ts';
import { APPLICATION_ROLE, grantApplicationRole } from '../persistence/application-role.ts';
import { openDatabase } from '../persistence/database.ts';
import { Tx } from '../tx.ts';

const db = await testDatabase();
const write = (changes: Partial<AuditEntry> = {}) =>
  db.transaction((trx) => audit(new Tx(trx), { ...entry, ...changes }));
const firstBroken = () => firstBrokenAudit(db);
const forge = (sql: string) =>
  db.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(sql);
  });
const actor = '0190f3a2-0000-7000-8000-000000000001' as UserId;
const entry: AuditEntry = {
  at: new Date(0),
  actor,
  role: 'admin',
  verb: 'grant-plan',
  subjectType: 'user',
  subjectId: 'x',
  reason: 'hardship',
  requestId: 'r',
};

test('an audit entry can be neither changed nor removed', async () => {
  await write();
  expect(await db('kernel.audit').first('verb', 'reason')).toEqual({ verb: 'grant-plan', reason: 'hardship' });
  await expect(db('kernel.audit').update({ reason: 'another' })).rejects.toThrow('never changed');
  await expect(db('kernel.audit').delete()).rejects.toThrow('never changed');
});

const YEAR = 365.25 * DAY;
const ago = (years: number): Date => after(systemClock.now(), -years * YEAR);
const BLANK = { actor: '00000000-0000-0000-0000-000000000000', subject_id: 'erased', reason: 'erased', before: null };

test('six years after its account is gone an entry is blanked, not before, and the chain still proves the rest', async () => {
  await write({ at: ago(9), subjectId: 'gone long ago', before: { role: 'admin' } });
  await write({ at: ago(9), subjectId: 'gone lately' });
  await write({ at: ago(9), subjectId: 'still here' });
  await write({ at: ago(7), subjectId: 'a case', subjectType: 'refund' });
  await write({ at: ago(5), subjectId: 'a later case', subjectType: 'refund' });
  await db.transaction(async (trx) => {
    for (const account of ['gone long ago', 'gone lately'])
      await markAuditSubjectErased(new Tx(trx), account as UserId);
  });
  await forge(`update kernel.audit set subject_erased_at = now() - interval '6 years 1 day' where seq = 1`);
  await forge(`update kernel.audit set subject_erased_at = now() - interval '5 years 364 days' where seq = 2`);
  for (let times = 0; times < 2; times++) await blankAudit(db);
  const rows = await db('kernel.audit').orderBy('seq');
  expect(rows.map((row) => row.subject_id)).toEqual(['erased', 'gone lately', 'still here', 'erased', 'a later case']);
  expect(rows[0]).toMatchObject({ ...BLANK, verb: 'grant-plan', subject_type: 'user' });
  expect(await firstBroken()).toBeNull();
});

test('no entry is blanked by hand, and a forged blank is detected', async () => {
  await write({ at: ago(7) });
  const blank = { ...BLANK, request_id: 'erased', after: null, blanked_at: db.fn.now() };
  for (const change of [blank, { subject_erased_at: ago(6.5) }, { blanked_at: db.fn.now() }])
    await expect(db('kernel.audit').update(change as object)).rejects.toThrow('never changed');
  expect(await firstBroken()).toBeNull();
  await forge(`update kernel.audit set reason = 'another', blanked_at = now()`);
  expect(await firstBroken()).toBe('1');
});

test('parallel starts grant the role its rights without conflicts', async () => {
  const starts = Array.from({ length: 6 }, () => grantApplicationRole(db, ['kernel']));
  expect(new Set(await Promise.all(starts))).toEqual(new Set([APPLICATION_ROLE]));
});

test("the application's role may only add entries", async () => {
  expect(await grantApplicationRole(db, ['kernel'])).toBe(APPLICATION_ROLE);
  const application = openDatabase(testDatabaseUrl(), { role: APPLICATION_ROLE });
  await application.transaction((trx) => audit(new Tx(trx), entry));
  for (const attempt of [
    application('kernel.audit').update({ reason: 'another' }),
    application('kernel.audit').delete(),
    application.raw('truncate kernel.audit'),
    application.raw('alter table kernel.audit disable trigger all'),
  ])
    await expect(attempt).rejects.toThrow(/permission denied|must be owner/);
  await application.destroy();
});

test('the chain of entries reveals a change, a removal and an insertion', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => write({ subjectId: `u${n}` })));
  const numbers = await db('kernel.audit').orderBy('seq').pluck('seq');
  expect(numbers.map(Number)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  expect(await firstBroken()).toBeNull();

  await forge(`update kernel.audit set reason = 'another' where seq = 7`);
  expect(await firstBroken()).toBe('7');
  await forge(`update kernel.audit set reason = 'hardship' where seq = 7`);
  expect(await firstBroken()).toBeNull();
  await forge('delete from kernel.audit where seq = 12');
  expect(await firstBroken()).toBe('13');
});

test('removing the last entries is detected, whether or not others follow', async () => {
  for (const subjectId of ['a', 'b', 'c', 'd']) await write({ subjectId });
  expect(await auditHead(db)).toEqual({ seq: 4, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await forge('delete from kernel.audit where seq > 2');
  expect(await firstBroken()).toBe('3');
  await write({ subjectId: 'e' });
  expect(await auditHead(db)).toMatchObject({ seq: 5 });
  expect(await firstBroken()).toBe('5');
});

test('an emptied audit is not mistaken for a new one', async () => {
  await write();
  await forge('delete from kernel.audit');
  expect(await firstBroken()).toBe('1');
});

test('a rewritten end does not match the stored head', async () => {
  await write({ subjectId: 'a' });
  await write({ subjectId: 'b' });
  await forge(`
    update kernel.audit set reason = 'another' where seq = 2;
    update kernel.audit set hash = kernel.audit_hash(audit) where seq = 2`);
  expect(await firstBroken()).toBe('2');
});

test('the stored head cannot be written by hand either', async () => {
  await write();
  const statements = [
    'update kernel.audit_head set seq = 0',
    'delete from kernel.audit_head',
    'truncate kernel.audit_head',
    `insert into kernel.audit_head values (true, 9, '')`,
  ];
  for (const sql of statements) await expect(db.raw(sql)).rejects.toThrow('never changed');
  await grantApplicationRole(db, ['kernel']);
  const application = openDatabase(testDatabaseUrl(), { role: APPLICATION_ROLE });
  for (const sql of statements) await expect(application.raw(sql)).rejects.toThrow('permission denied');
  await application.transaction((trx) => audit(new Tx(trx), entry));
  expect(await auditHead(application)).toMatchObject({ seq: 2 });
  await application.destroy();
});
