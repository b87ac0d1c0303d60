import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { partsOf } from '../../../app/container.ts';
import { projectionNamed } from '../../../app/rebuild.ts';
import { aBrother, anAdmin, aSister, verifyGuardian } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();

const named = (name: string) => projectionNamed(partsOf(product.current.application.modules), name);
const cards = (db: Knex) => db('matchmaking.browse_card').orderBy('profile_id');

test('a rebuild leaves cards as they were: listed, hidden, and of inactive members', async () => {
  const { db } = product.current.application.kernel;
  await aBrother(product.current, 'Yusuf');
  const disabled = await aBrother(product.current, 'Idris');
  await aSister(product.current, 'Asma');
  const hidden = await aSister(product.current, 'Amina');
  await verifyGuardian(product.current, hidden);
  await hidden.browser.put('/api/account/settings', { profileVisibility: 'private' });
  const admin = await anAdmin(product.current);
  await admin.post(`/api/admin/users/${disabled.userId}/disable`, { reason: 'a report that was true' });
  const before = await cards(db);
  expect(before.map(({ listed, hidden, present }) => ({ listed, hidden, present }))).toEqual([
    { listed: true, hidden: false, present: true },
    { listed: true, hidden: false, present: false },
    { listed: false, hidden: false, present: true },
    { listed: true, hidden: true, present: true },
  ]);

  await db('matchmaking.browse_card').delete();
  expect(await named('matchmaking.browse-card').rebuild()).toBe(4);
  expect(await cards(db)).toEqual(before);
});

test('changes during a rebuild are not lost', async () => {
  const { db } = product.current.application.kernel;
  const sister = await aSister(product.current, 'Maryam');
  await verifyGuardian(product.current, sister);
  const rebuild = () => named('matchmaking.browse-card').rebuild();
  for (let round = 0; round < 5; round++) {
    const [profileVisibility, location] = [round % 2 === 0 ? 'private' : 'public', `Leeds ${round}`];
    const answers = await Promise.all([
      sister.browser.put('/api/account/settings', { profileVisibility }),
      sister.browser.put('/api/profile', { location }),
      rebuild(),
      rebuild(),
    ]);
    expect(answers.slice(0, 2)).toMatchObject([{ status: 200 }, { status: 200 }]);
    const card = await cards(db).whereRaw('profile_id = ?', [sister.profileId]).first();
    expect(card).toMatchObject({
      location_normalized: location.toLowerCase(),
      hidden: profileVisibility === 'private',
    });
  }
});

test('an unknown projection is refused with the names of the known ones', () => {
  expect(() => named('matchmaking.nothing')).toThrow(
    /^There is no projection matchmaking\.nothing\. These can be rebuilt: .*\bmatchmaking\.browse-card\b.*\.$/,
  );
});
