import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { aBrother, aSister, expectOk, verifyGuardian, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { savedSearches } from '../infra/saved-searches-repository.ts';
import { profiles } from '../infra/profiles-repository.ts';
import { sendSearchDigests } from './mail-search-digests.ts';
import { isEmail } from '../../../testing/read-mail.ts';

const product = productUnderTest();

/**
 * Runs the sweep as in production, but a day later, so that the product's own sweep finds nothing due. `ends` is called
 * at the end of each transaction, and emails to `unreachable` fail.
 */
async function sweep(ends: () => void = () => undefined, unreachable?: Person): Promise<void> {
  const { kernel, modules } = product.current.application;
  const uow = {
    run: <T>(work: (tx: Tx) => Promise<T>) =>
      kernel.uow.run(async (tx) => {
        const result = await work(tx);
        ends();
        return result;
      }),
  } as UnitOfWork;
  const { identity: facade, guardianship } = modules.facades;
  const notify: typeof facade.notify = async (tx, to, ...digest) => {
    if (to === unreachable?.userId) throw new Error('No letter can be written to this account');
    return facade.notify(tx, to, ...digest);
  };
  const identity = { ...facade, notify };
  const clock = { now: () => after(kernel.clock.now(), DAY) };
  await sendSearchDigests({ uow, clock, identity, guardianship, profiles, searches: savedSearches(kernel.seals) });
}

const digestsTo = async ({ email }: Person): Promise<number> =>
  (await product.current.mailTo(email)).filter((mail) => isEmail(mail, 'savedSearchDigest')).length;

/** Saves a search with daily digests and adds a new profile that fits it. */
async function aNewProfile(location: string): Promise<Person> {
  const brother = await aBrother(product.current, 'Yusuf');
  const search = { name: 'Near us', filters: { location }, digest: 'daily' };
  await expectOk('Search', brother.browser.post('/api/saved-searches', search));
  await verifyGuardian(product.current, await aSister(product.current, 'Amina', { location }));
  return brother;
}

test('concurrent sweeps send one digest', async () => {
  const brother = await aNewProfile('Curlew Bay');
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  expect(await digestsTo(brother)).toBe(1);
});

test('a crash sends nothing, and the next run sends one email', async () => {
  const brother = await aNewProfile('Plover Cove');
  let left = 1;
  const crash = () => {
    if (left-- <= 0) throw new Error('The process was killed');
  };
  await expect(sweep(crash)).rejects.toMatchObject({ errors: [new Error('The process was killed')] });
  expect(await digestsTo(brother)).toBe(0);
  await sweep();
  await sweep();
  expect(await digestsTo(brother)).toBe(1);
});

test('a member whose digest fails does not hold up others, and is tried again', async () => {
  const [first, second] = [await aNewProfile('Sandpiper Sound'), await aNewProfile('Dunlin Creek')];
  await expect(sweep(undefined, first)).rejects.toThrow(`1 of 2 failed: [${first.profileId}]`);
  expect([await digestsTo(first), await digestsTo(second)]).toEqual([0, 1]);
  await sweep();
  expect([await digestsTo(first), await digestsTo(second)]).toEqual([1, 1]);
});

test('at most ten searches are saved, also concurrently', async () => {
  const brother = await aBrother(product.current, 'Bilal');
  const search = { name: 'Anywhere', filters: {}, digest: 'none' };
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => brother.browser.post('/api/saved-searches', search)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
});
