import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/server/database.ts';
import { mailboxOf } from '../values/email-address.ts';
import { defineKernelFunction, kernelFunctions } from '../schema/kernel-functions.ts';
import { searchKey } from './search-key.ts';

const db = await testDatabase();

const TOGETHER = 500;

test('database and application make the same key of every character', async () => {
  const { rows } = await db.raw<{ rows: { text: string; key: string }[] }>(
    `select text, kernel.search_key(text) as key from (
       select string_agg(chr(code), ' x' order by code) as text
       from generate_series(1, 1114111) code
       where case when code between 55296 and 57343 then false else unicode_assigned(chr(code)) end
       group by code / ${TOGETHER}) texts`,
  );
  const characters = rows.reduce((count, { text }) => count + text.split(' x').length, 0);
  expect(characters).toBeGreaterThan(250_000);
  expect(rows.filter(({ text, key }) => key !== searchKey(text)).map(({ text }) => text.slice(0, 4))).toEqual([]);
});

test.each([
  'Łódź',
  'STOKE-ON-TRENT',
  "O'Brien `x`  (Leeds)",
  ' a.mina+x@people.example ',
  'Straße 12\n\tĐà Nẵng',
  'مَكَّة المُكرَّمة ١٢',
  'علی\u200cرضا، کراچی',
  '',
  '---',
  'Amina ﷺ Yusuf ﷻ',
  'ﷺ'.repeat(50),
  '㌖㎯㉼㈝ km',
])('the database makes the same key of %j', async (text) => {
  const { rows } = await db.raw('select kernel.search_key(?) as key', [text]);
  expect(rows[0].key).toBe(searchKey(text));
});

test.each([
  'amina@people.example',
  'a.m.ina+wali@googlemail.com',
  'amina@gmail.com',
  'a+b+c@xn--mnchen-3ya.example',
  "!#$%&'*+-/=?^_`{|}~@people.example",
])('the database makes the same mailbox of %s', async (address) => {
  const { rows } = await db.raw('select kernel.mailbox_of(?) as mailbox', [address]);
  expect(rows[0].mailbox).toBe(mailboxOf(address));
});

test('generated columns and indexes are recomputed only when their function changes', async () => {
  const signature = 'kernel.probe_key(text)';
  const returning = (what: string) => ({
    signature,
    version: what,
    sql: () =>
      `create or replace function kernel.probe_key(given text) returns text language plpgsql immutable as 'begin return ${what}; end'`,
  });
  await defineKernelFunction(db, returning('lower(given)'));
  await db.raw(`create table kernel.probe (given text, key text generated always as (kernel.probe_key(given)) stored)`);
  await db.raw(`create index on kernel.probe (key)`);
  await db.raw(`create table kernel.indexed_probe (given text)`);
  await db.raw(`create index on kernel.indexed_probe (kernel.probe_key(given))`);
  try {
    for (const table of ['probe', 'indexed_probe'])
      await db.raw(`insert into kernel.${table} (given) values ('Leeds')`);
    await defineKernelFunction(db, returning('upper(given)'));
    const { rows } = await db.raw(`select key from kernel.probe where key = 'LEEDS'`);
    expect(rows).toEqual([{ key: 'LEEDS' }]);
    const indexed = await db.transaction(async (trx) => {
      await trx.raw('set local enable_seqscan = off');
      return (await trx.raw(`select given from kernel.indexed_probe where kernel.probe_key(given) = 'LEEDS'`)).rows;
    });
    expect(indexed).toEqual([{ given: 'Leeds' }]);
    const { rows: before } = await db.raw('select xmin::text from kernel.probe');
    await defineKernelFunction(db, returning('upper(given)'));
    expect((await db.raw('select xmin::text from kernel.probe')).rows).toEqual(before);
  } finally {
    await db.raw('drop table kernel.probe, kernel.indexed_probe; drop function kernel.probe_key(text)');
    await db('kernel.applied_sql_file').where({ file: signature }).delete();
  }
});

test('the database has both functions in their present version', async () => {
  const files = await db('kernel.applied_sql_file').pluck('file');
  for (const { signature } of kernelFunctions) expect(files).toContain(signature);
});
