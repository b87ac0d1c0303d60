import { beforeAll, expect, test } from 'vitest';
import { rebuildOutdated } from '#kernel/schema/rebuild-outdated.ts';
import {
  aBrother,
  anAdmin,
  aSister,
  expectOk,
  verifyGuardian,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { partsOf } from '../../container.ts';

const product = productUnderTest();

/** One town in two spellings: hers and his. */
const TOWNS = [
  ['Łódź', 'lodz'],
  ['Tromsø', 'TROMSO'],
  ['Diyarbakır', 'DİYARBAKIR'],
  ['Straße 1, Köln', 'strasse 1 koln'],
  ['Đà Nẵng', 'Da Nang'],
  ['کراچی', 'كراچي'],
  ['مكة المكرّمة', 'مکہ المكرمه'],
  ['إسلام آباد', 'اسلام\u200c آباد'],
] as const;

let admin: Visitor;
const pairs: { town: (typeof TOWNS)[number]; sister: Sister; brother: Person }[] = [];
beforeAll(async () => {
  admin = await anAdmin(product.current);
  for (const [n, town] of TOWNS.entries()) {
    const insists = { preferredLocation: town[0], hardWishes: ['preferredLocation'] };
    const sister = await aSister(product.current, `Amina ${'abcdefgh'[n]}`, { location: town[0] });
    await verifyGuardian(product.current, sister);
    const brother = await aBrother(product.current, `Yusuf ${'abcdefgh'[n]}`, { location: town[1] });
    await expectOk('Her wish', sister.browser.put('/api/profile', insists));
    await expectOk('His wish', brother.browser.put('/api/profile', { ...insists, preferredLocation: town[1] }));
    pairs.push({ town, sister, brother });
  }
  await product.current.waitForIdle();
}, 120_000);

const idsIn = (answer: { body: unknown }) => (answer.body as { id: number }[]).map(({ id }) => id);

test('two people with different spellings of one town discover each other, even if the town is a dealbreaker', async () => {
  for (const { town, sister, brother } of pairs) {
    const hers = await expectOk('Her list', sister.browser.get('/api/profiles/browse'));
    const his = await expectOk('His list', brother.browser.get('/api/profiles/browse'));
    expect.soft(idsIn(hers), town[0]).toEqual([brother.profileId]);
    expect.soft(idsIn(his), town[1]).toEqual([sister.profileId]);
  }
});

test('a filter matches both spellings of a place', async () => {
  for (const { town, brother } of pairs) {
    const results = await Promise.all(
      town.map((location) => brother.browser.get(`/api/profiles/browse?${new URLSearchParams({ location })}`)),
    );
    expect.soft(idsIn(results[0]!), town[0]).toHaveLength(1);
    expect.soft(idsIn(results[1]!), town[1]).toEqual(idsIn(results[0]!));
  }
});

test('cards normalised in an earlier way are updated at the next start', async () => {
  const { kernel, modules } = product.current.application;
  const { db } = kernel;
  const projections = partsOf(modules).flatMap((part) => part.projections ?? []);
  const [{ sister, brother }] = pairs as [(typeof pairs)[0]];
  const place = await db('matchmaking.place').insert({ normalized: 'łodz' }).returning('id');
  const old = { location_normalized: 'łodz', hard_place: 'łodz', place_id: place[0]!.id };
  await db('matchmaking.browse_card').where({ profile_id: sister.profileId }).update(old);
  const list = () => brother.browser.get('/api/profiles/browse').then(idsIn);
  expect(await list()).toEqual([]);
  await rebuildOutdated(db, projections);
  expect(await list()).toEqual([]);
  await db('kernel.applied_sql_file')
    .where({ file: 'projection matchmaking.browse-card' })
    .update({ hash: 'an earlier one' });
  await rebuildOutdated(db, projections);
  expect(await list()).toEqual([sister.profileId]);
});

test('the console finds people and other records by both spellings', async () => {
  const łukasz = await aBrother(product.current, 'Lukasz', { name: 'Łukasz Ağaoğlu-Şahin' });
  const users = async (q: string) =>
    (
      (await admin.get(`/api/admin/users?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body as { id: string }[]
    ).map(({ id }) => id);
  for (const q of ['lukasz agaoglu', 'LUKASZ', 'agaoğlu sahin', 'ŁUKASZ AGAOGLU-ŞAHIN', 'lu', łukasz.email])
    expect.soft(await users(q), q).toEqual([łukasz.userId]);
  expect(await users('٪ ،')).toEqual([]);
});

test('articles are found by every spelling in each language, and examples by any spelling of a place', async () => {
  const visitor = product.current.visitor();
  const articles = async (base: string, q: string) =>
    ((await visitor.get(`${base}/api/guidance?${new URLSearchParams({ q })}`)).body as { slug: string }[]).map(
      ({ slug }) => slug,
    );
  for (const [base, ...spellings] of [
    ['', 'qur’an', "QUR'AN", 'qur\u02bean', 'Qurān', 'ＱＵＲＡＮ'],
    ['/ar', 'استخارة', 'إستخاره', 'اسـتخارة', 'اِسْتِخارة'],
    ['/ur', 'نکاح', 'نكاح', 'نِکاح', 'نکا\u200dح'],
  ] as const) {
    const [first, ...others] = await Promise.all(spellings.map((q) => articles(base, q)));
    expect.soft(first!.length, spellings[0]).toBeGreaterThan(0);
    for (const [n, other] of others.entries()) expect.soft(other, spellings[n + 1]).toEqual(first);
  }
  const examples = async (location: string) =>
    (await visitor.get(`/api/example-profiles?${new URLSearchParams({ location })}`)).body as { location: string }[];
  const all = (await visitor.get('/api/example-profiles')).body as { location: string }[];
  const town = all[0]!.location.split(',')[0]!;
  for (const typed of [town, town.toUpperCase(), [...town].join('\u200c'), town.replace(/^./, '$&\u0301')])
    expect.soft(await examples(typed), typed).toEqual(await examples(town));
  expect((await examples(town)).length).toBeGreaterThan(0);
  expect(await examples('…')).toEqual([]);
});
