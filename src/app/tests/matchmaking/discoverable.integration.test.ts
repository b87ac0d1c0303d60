import { beforeAll, expect, test } from 'vitest';
import { after, DAY, isoDay } from '#kernel/clock.ts';
import { CONSENT_VERSION } from '../../../modules/matchmaking/contracts/consent.ts';
import { decideRewrite, hidePart } from '../../../testing/moderation.ts';
import {
  aBrother,
  anAdmin,
  aSister,
  aWali,
  decideNext,
  expectOk,
  govern,
  grant,
  guardianOf,
  nameAndVerify,
  PASSWORD,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();
const inDays = (days: number): string => isoDay(after(product.current.application.kernel.clock.now(), days * DAY));
const signIn = ({ browser, email }: Person) =>
  expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));

let viewer: Person;
beforeAll(async () => {
  viewer = await aBrother(product.current, 'Yusuf');
  await grant(product.current, viewer, 'Monthly', 12);
});

interface Subject {
  sister: Sister;
  guardian: Person;
  town: string;
}

let count = 0;
/** A sister in a unique town whose name is in all of her texts; he has saved her. */
async function aSubject(): Promise<Subject> {
  const town = `curlew${++count}`;
  const sister = await aSister(product.current, town, {
    currentMaritalStatus: 'widowed',
    location: town,
    occupation: `${town} teacher`,
    bio: `${town}: I teach in a primary school, keep a small garden, and hope for a kind home.`,
    lookingFor: `${town}: somebody who prays.`,
  });
  const guardian = await guardianOf(product.current, sister);
  await expectOk('Saving', viewer.browser.put(`/api/saved-profiles/${sister.profileId}`));
  return { sister, guardian, town };
}

const LISTS = (town: string) => [
  `/api/profiles/browse?location=${town}`,
  `/api/discover?location=${town}`,
  '/api/profiles/browse?limit=50',
  '/api/saved-profiles?limit=50',
];

/**
 * Returns the lists that include her, their totals, whether her page opens, and whether any response contains a text of
 * hers.
 */
async function whatHeReads({ sister, town }: Subject) {
  const { browser } = viewer;
  const lists = await Promise.all(LISTS(town).map((path) => browser.get(path)));
  const page = await browser.get(`/api/profiles/${sister.profileId}`);
  const more = ['interest-requests/sent', 'interest-requests/received', 'matches', 'dashboard-stats', 'account/export'];
  const others = await Promise.all(more.map((path) => browser.get(`/api/${path}`)));
  return {
    listed: lists.map(({ body }) => body.some(({ id }: { id: number }) => id === sister.profileId)),
    counted: lists.slice(0, 2).map(({ headers }) => headers.get('X-Total-Count')),
    saved: lists[3]!.headers.get('X-Total-Count') === String(lists[3]!.body.length),
    page: page.status,
    texts: [...lists, page, ...others].some(({ body }) => JSON.stringify(body).includes(town)),
  };
}
const DISCOVERABLE = { listed: [true, true, true, true], counted: ['1', '1'], saved: true, page: 200, texts: true };
const UNDISCOVERABLE = {
  listed: [false, false, false, false],
  counted: ['0', '0'],
  saved: true,
  page: 404,
  texts: false,
};

const set = (sister: Sister, path: string, body: object) => expectOk(path, sister.browser.put(`/api/${path}`, body));
const block = (by: Person, other: Person) => by.browser.post(`/api/profiles/${other.profileId}/block`);
const lift = (by: Person, other: Person) => by.browser.delete(`/api/profiles/${other.profileId}/block`);

/** Marries her through every stage, each confirmed by her guardian if required. */
async function marries({ sister, guardian }: Subject): Promise<() => Promise<unknown>> {
  const husband = await aBrother(product.current, 'Bilal');
  await grant(product.current, husband);
  const requested = await expectOk(
    'Interest',
    husband.browser.post('/api/interest-requests', { toProfileId: sister.profileId }),
  );
  expect(await decideNext(guardian, 'approve')).toBe(200);
  const accepted = await expectOk(
    'Acceptance',
    sister.browser.post(`/api/interest-requests/${requested.body.id}/respond`, { action: 'accept' }),
  );
  const match = `/api/matches/${accepted.body.matchId}`;
  for (const stage of ['family_introduction', 'meeting_arranged', 'serious_consideration', 'engagement', 'completed']) {
    for (const { browser } of [husband, sister])
      await expectOk(stage, browser.post(`${match}/stage`, { stage, words: 'At the mosque.' }));
    if (stage !== 'family_introduction') expect(await decideNext(guardian, 'approve')).toBe(200);
  }
  return () => expectOk('End', sister.browser.post(`${match}/status`, { status: 'ended' }));
}

/** Each fact that ends her being discoverable; returns a function that undoes it. */
const FACTS: Record<string, (subject: Subject) => Promise<() => Promise<unknown>>> = {
  'a private profile': async ({ sister }) => {
    await set(sister, 'account/settings', { profileVisibility: 'private' });
    return () => set(sister, 'account/settings', { profileVisibility: 'public' });
  },
  'a block of hers': async ({ sister }) => {
    await expectOk('Block', block(sister, viewer));
    return () => lift(sister, viewer);
  },
  'a block of his': async ({ sister }) => {
    await expectOk('Block', block(viewer, sister));
    return () => lift(viewer, sister);
  },
  'a guardian who is not verified': async ({ sister }) => {
    const wali = aWali('Musa Rahman');
    await expectOk('Naming', sister.browser.post('/api/guardian', wali));
    return () => nameAndVerify(product.current, sister, aWali('Dawud Rahman'));
  },
  'a disabled account': async ({ sister }) => {
    await govern(product.current, sister, 'disable');
    return () => govern(product.current, sister, 'enable');
  },
  leaving: async ({ sister }) => {
    await expectOk('Leaving', sister.browser.delete('/api/account'));
    return async () => {
      await signIn(sister);
      await expectOk('Return', sister.browser.post('/api/account/restore'));
    };
  },
  'consent taken back': async ({ sister }) => {
    await expectOk('Withdrawal', sister.browser.delete('/api/account/consent'));
    await signIn(sister);
    await expectOk('Return', sister.browser.post('/api/account/restore'));
    return () => set(sister, 'profile', { consentVersion: CONSENT_VERSION });
  },
  'a marriage here': marries,
  'a break': async ({ sister }) => {
    await set(sister, 'profile/break', { until: inDays(20) });
    return () => sister.browser.delete('/api/profile/break');
  },
  'a profile hidden by staff': async ({ sister }) => {
    const staff = await anAdmin(product.current);
    const id = await hidePart(staff, sister, 'profile');
    return () => expectOk('Show', decideRewrite(staff, id, 'show'));
  },
  'a waiting period': async ({ sister }) => {
    await set(sister, 'profile', { iddahEndsOn: inDays(20) });
    return () => set(sister, 'profile', { iddahEndsOn: null });
  },
  // Last: it takes the time that any refusal does.
  'a refusal for good': async ({ sister, guardian }) => {
    const { body } = await expectOk(
      'Interest',
      viewer.browser.post('/api/interest-requests', { toProfileId: sister.profileId }),
    );
    expect(await decideNext(guardian, 'approve')).toBe(200);
    const refusal = { action: 'decline', never: true };
    await expectOk('Refusal', sister.browser.post(`/api/interest-requests/${body.id}/respond`, refusal));
    await product.current.advance('P90D');
    for (const person of [viewer, sister]) await signIn(person);
    return () => sister.browser.delete(`/api/account/never-again/${viewer.profileId}`);
  },
};

test.each(Object.entries(FACTS))(
  'after %s she is in no list, total or page, and returns when it ends',
  async (_, happens) => {
    const subject = await aSubject();
    expect(await whatHeReads(subject)).toEqual(DISCOVERABLE);
    const undo = await happens(subject);
    expect(await whatHeReads(subject)).toEqual(UNDISCOVERABLE);
    const { status, body } = await viewer.browser.post('/api/interest-requests', {
      toProfileId: subject.sister.profileId,
    });
    const nobody = await viewer.browser.post('/api/interest-requests', { toProfileId: 2_147_483_647 });
    expect([status, body]).toEqual([404, nobody.body]);
    await undo();
    expect(await whatHeReads(subject)).toEqual(DISCOVERABLE);
  },
  30_000,
);

test('a break and a waiting period end with time, before any sweep', async () => {
  const [onBreak, waiting] = [await aSubject(), await aSubject()];
  await set(onBreak.sister, 'profile/break', { until: inDays(3) });
  await set(waiting.sister, 'profile', { iddahEndsOn: inDays(2) });
  for (const subject of [onBreak, waiting]) expect(await whatHeReads(subject)).toEqual(UNDISCOVERABLE);
  const { db } = product.current.application.kernel;
  await product.current.advance('P3D');
  await signIn(viewer);
  // As before the next sweep.
  const date = { unavailable_until: new Date(inDays(0)) };
  for (const { sister } of [onBreak, waiting])
    await db('matchmaking.browse_card').where({ profile_id: sister.profileId }).update(date);
  for (const subject of [onBreak, waiting]) expect(await whatHeReads(subject)).toEqual(DISCOVERABLE);
});

test('a sister and her guardian do not discover each other, nor he himself in her perspective', async () => {
  const { sister, town } = await aSubject();
  const him = await aBrother(product.current, `Zayd ${town}`, { location: town });
  const both = [
    { by: him, other: sister },
    { by: sister, other: him },
  ];
  for (const { by, other } of both) await expectOk('Saving', by.browser.put(`/api/saved-profiles/${other.profileId}`));
  const lists = [...LISTS(town)];
  const results = ({ by, other }: (typeof both)[number]) =>
    Promise.all(
      lists.map(async (path) => {
        const { body, headers } = await by.browser.get(path);
        const isDiscoverable = body.some(({ id }: { id: number }) => id === other.profileId);
        return path.includes(town) ? [isDiscoverable, headers.get('X-Total-Count')] : isDiscoverable;
      }),
    );
  const page = async ({ by, other }: (typeof both)[number]) => {
    const { status, body } = await by.browser.get(`/api/profiles/${other.profileId}`);
    return [status, body.allowedActions];
  };
  for (const pair of both) {
    expect(await results(pair)).toEqual([[true, '1'], [true, '1'], true, true]);
    expect((await page(pair))[0]).toBe(200);
  }

  const claimPath = await nameAndVerify(product.current, sister, { ...aWali('Zayd Rahman'), waliEmail: him.email });
  const token = claimPath.split('token=')[1];
  await expectOk('Claim', him.browser.post('/api/guardian/claim', { token }));
  for (const pair of both) expect(await results(pair)).toEqual([[false, '0'], [false, '0'], false, false]);
  expect([await page(both[0]!), await page(both[1]!)]).toEqual([
    [200, []],
    [404, undefined],
  ]);
  const fromHerPerspective = await him.browser.get(
    `/api/profiles/browse?location=${town}&wardProfileId=${sister.profileId}`,
  );
  expect([fromHerPerspective.body, fromHerPerspective.headers.get('X-Total-Count')]).toEqual([[], '0']);

  await nameAndVerify(product.current, sister, aWali('Dawud Rahman'));
  for (const pair of both) expect(await results(pair)).toEqual([[true, '1'], [true, '1'], true, true]);
});
