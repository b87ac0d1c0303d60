import { expect, test } from 'vitest';
import { World } from '../../../testing/authorisation/authorisation-world.ts';
import { everyPage, walkAll } from '../../../testing/every-page.ts';
import { expectOk } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

/** The page that names the man to a relative of his, who alone gets its link. */
const OF_RELATIVES = '/decide/relative/';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

test('a guardian sees profiles and texts of the men, and never their identities (R-2.11)', async () => {
  const world = await World.build(product.current);
  const men = [world.near.brother, world.far.brother];
  for (const man of men) {
    const person = { name: 'Yusuf Dunlin-Surname', dateOfBirth: '1991-03-07', lookingFor: 'dunlin-hopes' };
    await expectOk('Profile', man.browser.put('/api/profile', person));
  }
  for (const circle of [world.near, world.far]) await world.messageUnderReview(circle);
  const { guardian: pages } = await walkAll(world, await everyPage(world, ['guardian']));
  const mails = await product.current.mailTo(world.near.guardian.email);
  // Only the test knows these addresses.
  const all = [
    ...pages
      .filter((page) => !page.startsWith(OF_RELATIVES))
      .map((page) => page.replace(/\/unsubscribe\/\S+/, '/unsubscribe')),
    ...mails.map(({ subject, text, html }) => `e-mail '${subject}' ${text} ${html}`),
  ];
  const results = (what: string | RegExp) =>
    all
      .filter((one) => (typeof what === 'string' ? one.includes(what) : what.test(one)))
      .map((one) => one.slice(0, 80));

  expect(pages.some((page) => page.startsWith('/api/account/export 200'))).toBe(true);
  // He may read what his ward's match tells everybody.
  expect(results('dunlin-hopes')).not.toEqual([]);
  for (const { email, userId } of men) for (const who of [email, userId]) expect(results(who), who).toEqual([]);
  expect(results(/Yusuf|Dunlin-Surname|1991-03-07/)).toEqual([]);
  expect(results(OF_RELATIVES), 'he gets no link of a relative').toEqual([]);
  // Of an unrelated man, nothing but what any sister may browse.
  const ofFar = pages.filter((page) => page.includes(world.far.matchId) && / 200 /.test(page));
  expect(ofFar).toEqual([]);
}, 60_000);
