import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import type { IdentityFacade } from '#modules/identity/index.ts';
import { conflictingAccountIds, excludedAccountIds } from '#modules/guardianship/guardian/guardian-status.ts';

const db = await testDatabase();
const at = new Date('2026-11-21T12:00:00Z');
const identity = {
  mailboxSql: (id: string) => `select mailbox from identity.account where id = ${id}`,
  accountsAtSql: (mailbox: string) => `select id from identity.account where mailbox = ${mailbox}`,
} as IdentityFacade;

async function anAccount(email: string): Promise<UserId> {
  const id = newId<UserId>(at);
  await db('identity.account').insert({ id, email, username: 'A', password_hash: '-', created_at: at });
  return id;
}

/** A sister and the man of her record, with what each may not ask: once excluded, and once in conflict. */
async function around(record: object, { withAccount = true } = {}) {
  const [her, him] = [await anAccount('her@people.example'), await anAccount('yaqub@people.example')];
  await db('guardianship.guardian').insert({
    id: newId(at),
    ward_id: her,
    name: 'Yaqub',
    email: 'yaqub+mosque@people.example',
    named_at: at,
    verified_at: at,
    account_id: withAccount ? him : null,
    relation: 'imam',
    ...record,
  });
  const read = (query: ReturnType<typeof excludedAccountIds>, accountId: UserId) => runQuery(db, query, { accountId });
  return Promise.all(
    [excludedAccountIds(identity), conflictingAccountIds(identity)].map(async (query) => {
      const [hers, his] = [await read(query, her), await read(query, him)];
      expect(hers.includes(him), 'what holds for him holds for her').toBe(his.includes(her));
      return his.includes(her);
    }),
  );
}

const barred = { suitor_barred_until: after(at, 300 * DAY) };

test.each([
  ['acts as her guardian', { state: 'verified' }, [true, true]],
  ['was replaced as her imam within a year', { state: 'replaced', replaced_at: at, ...barred }, [true, false]],
  [
    'stepped down as her imam within a year',
    { state: 'withdrawn', end_cause: 'stepped-down', ended_at: at, ...barred },
    [true, false],
  ],
  ['was replaced as her uncle', { state: 'replaced', relation: 'uncle', replaced_at: at }, [false, false]],
  ['was her imam more than a year ago', { state: 'replaced', replaced_at: at }, [false, false]],
])('who %s is excluded, and in conflict with her requests: %o (R-D.2)', async (_, record, expected) => {
  expect(await around(record)).toEqual(expected);
});

test('a former imam without an account is excluded by his mailbox', async () => {
  expect(await around({ state: 'replaced', replaced_at: at, ...barred }, { withAccount: false })).toEqual([
    true,
    false,
  ]);
});
