import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import {
  aMatch,
  anAdmin,
  aSister,
  aBrother,
  grant,
  guardianOf,
  invitationTo,
  type MatchedPair,
} from '../../../testing/people.ts';
import { buy, confirmPayment, intentOf, PLANS } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer } from '../../../testing/visitor.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
/** The owner's connection: the product's own role cannot see the locks of others. */
let owner: Knex;
beforeAll(() => {
  owner = openDatabase(product.databaseUrl, { poolSize: 3 });
});
afterAll(() => owner.destroy());

const WAITING = `select count(*)::integer as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Sends a request while a transaction holds one row, waits until the request blocks on it, and then takes another row,
 * which the request must not hold.
 */
async function whileLocked(row: Row, call: () => Promise<Answer>, next: Row): Promise<Answer> {
  const trx = await owner.transaction();
  try {
    await lock(trx, row);
    const answer = call();
    await expect.poll(async () => (await owner.raw(WAITING)).rows[0].n).toBeGreaterThan(0);
    await expect(lock(trx, next, 'nowait'), 'the next row is free').resolves.toBeDefined();
    await trx.commit();
    return await answer;
  } catch (error) {
    await trx.rollback();
    throw error;
  }
}

interface Row {
  table: string;
  where: Record<string, unknown>;
}
const lock = async (trx: Knex.Transaction, { table, where }: Row, nowait = '') => {
  const [[column, value]] = Object.entries(where) as [[string, unknown]];
  const { rows } = await trx.raw(`select 1 from ${table} where ${column} = ? for no key update ${nowait}`, [
    value as string,
  ]);
  if (rows.length === 0) throw new Error(`No row in ${table}`);
  return rows;
};
const account = (id: string): Row => ({ table: 'identity.account', where: { id } });
const guardianOfWard = (id: string): Row => ({ table: 'guardianship.guardian', where: { ward_id: id } });

describe('accounts are locked before guardians', () => {
  const acts: Record<string, (match: MatchedPair) => Promise<() => Promise<Answer>>> = {
    'a message is written': async ({ brother, matchId }) => {
      return () => brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' });
    },
    'a match is paused by her guardian': async ({ guardian, matchId }) => {
      return () => guardian.browser.post(`/api/matches/${matchId}/status`, { status: 'paused' });
    },
    'an item is decided': async ({ brother, guardian, matchId }) => {
      await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' });
      const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
      return () => guardian.browser.post(`/api/guardian/pending-approvals/${item.id}/respond`, { action: 'approve' });
    },
    'a guardian steps down': async ({ sister, guardian }) => {
      return () => guardian.browser.post('/api/guardian/step-down', { wardProfileId: sister.profileId });
    },
    'her guardian is named again': async ({ sister }) => {
      const wali = { waliName: 'Ibrahim Rahman', waliEmail: sister.wali.email.replace('@', '.new@') };
      return () =>
        sister.browser.post('/api/guardian', { ...wali, waliPhone: '+44 7700 900999', waliRelation: 'uncle' });
    },
  };

  test.each(Object.entries(acts))('%s', async (_, prepare) => {
    const match = await aMatch(product.current);
    const act = await prepare(match);
    const { userId } = match.sister;
    const { status } = await whileLocked(account(userId), act, guardianOfWard(userId));
    expect(status).toBeLessThan(300);
  });

  test('an invited man verifies by his code', async () => {
    const [sister, other] = [await aSister(product.current, 'Amina'), await aSister(product.current, 'Maryam')];
    const guardian = await guardianOf(product.current, other);
    await sister.browser.post('/api/guardian', {
      waliName: 'Ibrahim Rahman',
      waliEmail: guardian.email,
      waliPhone: '+44 7700 900998',
      waliRelation: 'uncle',
    });
    const { code } = await invitationTo(product.current, guardian.email);
    const verify = () => guardian.browser.post('/api/guardian/verify', { verificationCode: code });
    const { status } = await whileLocked(account(sister.userId), verify, guardianOfWard(sister.userId));
    expect(status).toBeLessThan(300);
  });
});

describe('accounts are locked before their entitlements', () => {
  const published = (id: string): Row => ({ table: 'billing.published_entitlement', where: { account_id: id } });

  test('when a plan is granted', async () => {
    const [admin, brother] = [await anAdmin(product.current), await aBrother(product.current, 'Yusuf')];
    const plan = { planId: PLANS.monthly, months: 1, reason: 'given for a test' };
    const act = () => admin.post(`/api/admin/users/${brother.userId}/grant-plan`, plan);
    expect((await act()).status).toBe(200);
    expect((await whileLocked(account(brother.userId), act, published(brother.userId))).status).toBe(200);
  });

  test('when a plan is paid', async () => {
    const brother = await aBrother(product.current, 'Yusuf');
    await buy(product.current, brother, PLANS.monthly);
    const { body } = await brother.browser.post('/api/create-upgrade-checkout-session', { planId: PLANS.lifetime });
    await product.current.waitForIdle();
    await confirmPayment(product.current, body.clientSecret);
    const verify = () =>
      brother.browser.post('/api/verify-upgrade-payment', { paymentIntentId: intentOf(body.clientSecret) });
    expect((await whileLocked(account(brother.userId), verify, published(brother.userId))).status).toBe(200);
  });

  test('when an entitlement is published', async () => {
    const brother = await aBrother(product.current, 'Yusuf');
    await grant(product.current, brother);
    const { userId } = brother;
    await owner.raw(
      `update billing.published_entitlement set valid_until = now() - interval '1 day' where account_id = ?`,
      [userId],
    );
    const sweep = async () => {
      await product.current.advance('PT10M');
      return { status: 200 } as Answer;
    };
    expect((await whileLocked(account(userId), sweep, published(userId))).status).toBe(200);
  });
});

test('an account is locked before its customer, when a payment is applied', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const { body } = await brother.browser.post('/api/create-upgrade-checkout-session', { planId: PLANS.monthly });
  await confirmPayment(product.current, body.clientSecret);
  const verify = () =>
    brother.browser.post('/api/verify-upgrade-payment', { paymentIntentId: intentOf(body.clientSecret) });
  const customer = { table: 'billing.customer', where: { account_id: brother.userId } };
  expect((await whileLocked(account(brother.userId), verify, customer)).status).toBe(200);
});

describe('the lock of a pair comes before both profiles', () => {
  test.each(['he', 'she'] as const)('when %s sends a request', async (who) => {
    const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
    await guardianOf(product.current, sister);
    await Promise.all([brother, sister].map((person) => grant(product.current, person)));
    const [from, to] = who === 'he' ? [brother, sister] : [sister, brother];
    const trx = await owner.transaction();
    const pair = [brother.profileId, sister.profileId].toSorted((a, b) => a - b);
    await trx.raw('select pg_advisory_xact_lock(?, ?)', pair);
    const answer = from.browser.post('/api/interest-requests', { toProfileId: to.profileId, message: 'Salam.' });
    await expect.poll(async () => (await owner.raw(WAITING)).rows[0].n).toBeGreaterThan(0);
    const own = { table: 'matchmaking.profile', where: { id: from.profileId } };
    await expect(lock(trx, own, 'nowait')).resolves.toBeDefined();
    await trx.commit();
    expect((await answer).status).toBe(201);
  });
});
