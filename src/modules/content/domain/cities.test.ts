import { expect, test } from 'vitest';
import arabic from '#texts/ar/prayer.json' with { type: 'json' };
import english from '#texts/en/prayer.json' with { type: 'json' };
import urdu from '#texts/ur/prayer.json' with { type: 'json' };
import { wellKnownCities } from '../contracts/prayer-times.ts';
import { readCities } from '../reference/cities.ts';
import { Cities, nameIn, usualMethod } from './cities.ts';
import { placeIn } from './place.ts';

const list = readCities();
const cities = new Cities(() => list);
const results = (words: string) => cities.search(words, 5).map(({ key }) => key);

test('there are at least 5,000 towns, among them every sizeable one of the United Kingdom and the capitals', () => {
  expect(list.length).toBeGreaterThan(5000);
  for (const town of ['Dewsbury', 'Batley', 'Nelson', 'Blackburn', 'High Wycombe', 'Paisley', 'Newry', 'Llanelli'])
    expect(
      cities.search(town, 20).some(({ country }) => country === 'GB'),
      town,
    ).toBe(true);
  for (const capital of ['Islamabad', 'Sanaa', 'Malé', 'Bandar Seri Begawan', 'Vaduz', 'Nuku‘alofa', 'Reykjavík'])
    expect(cities.find(capital), capital).not.toBeNull();
});

test('each town has a unique key, a place and a valid time zone', () => {
  expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
  expect(list.filter(({ key }) => cities.find(key)?.key !== key).map(({ key }) => key)).toEqual([]);
  for (const zone of new Set(list.map((city) => city.zone)))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
  expect(list.every((city) => /\w/.test(placeIn(city, 'en')))).toBe(true);
});

test("a search matches the beginning of a word of a town's name, ignoring accents and case", () => {
  expect(results('bradf')).toContain('Bradford');
  expect(results('malmo')).toContain('Malmö');
  expect(results('ISTANBUL')[0]).toBe('Istanbul');
  expect(results('trent')).toContain('Stoke-on-Trent');
  expect(results('radford')).not.toContain('Bradford');
  expect(results('mecca')[0]).toBe('Makkah');
  expect(results('،')).toEqual([]);
});

test('an exact name comes first, then larger towns', () => {
  expect(results('york')[0]).toBe('York');
  expect(results('new').slice(0, 2)).toEqual(['New York City', 'Newcastle']);
});

test('of towns with one name the largest has the name alone, and the others add their region', () => {
  expect(cities.find('London')).toMatchObject({ country: 'GB' });
  expect(cities.find('London, Canada')).toMatchObject({ country: 'CA', zone: 'America/Toronto' });
  expect(cities.find('Newport, United Kingdom, near Telford')).toMatchObject({ latitude: 52.77 });
  expect(cities.find('birmingham, uk')).toMatchObject({ key: 'Birmingham' });
  expect(cities.find('Nowhere at All')).toBeNull();
});

test("a town's country is in the reader's language", () => {
  const [ontario, telford] = ['London, Canada', 'Newport, United Kingdom, near Telford'].map((key) =>
    cities.find(key)!,
  );
  expect(placeIn(ontario!, 'ar')).toMatch(/كندا/);
  expect(placeIn(telford!, 'en')).toBe('United Kingdom, near Telford');
  expect(placeIn(telford!, 'ur')).toMatch(/سلطنت متحدہ.*، .*Telford.* کے قریب$/);
});

test('the suggested towns exist', () => {
  for (const key of wellKnownCities) {
    const [ar, ur] = [arabic.towns[key], urdu.towns[key]];
    expect.soft(english.towns[key]).toBe(key);
    expect.soft(cities.find(key)).toMatchObject({ key, names: { ar, ur } });
    for (const name of [ar, ur]) expect.soft(cities.find(name)?.key, name).toBe(key);
  }
});

test('the default method is that of the country', () => {
  expect(['London', 'Makkah', 'Lahore', 'Berlin'].map((name) => usualMethod(cities.find(name)!))).toEqual([
    'MoonsightingCommittee',
    'UmmAlQura',
    'Karachi',
    'MuslimWorldLeague',
  ]);
});

test.each([
  // As in the hints of the Arabic and Urdu pages.
  ['برادفورد', 'Bradford'],
  ['لاهور', 'Lahore'],
  ['بریڈفورڈ', 'Bradford'],
  ['لاہور', 'Lahore'],
  // With other letters, marks and articles than in GeoNames.
  ['مكه المكرمه', 'Makkah'],
  ['مَكَّة المُكرَّمة', 'Makkah'],
  ['المدينه', 'Madinah'],
  ['القاهره', 'Cairo'],
  ['الدار البيضا', 'Casablanca'],
  ['ديار بكر', 'Diyarbakır'],
  ['كراچي', 'Karachi'],
  ['راولپنڈی', 'Rawalpindi'],
  ['اسلام اباد', 'Islamabad'],
  ['دہلی', 'Delhi'],
  ['تهران', 'Tehran'],
  ['ایمسٹرڈیم', 'Amsterdam'],
  ['برلين، المانيا', 'Berlin'],
  ['لندن، کینیڈا', 'London, Canada'],
  ['LODZ', 'Łódź'],
  ['tromso', 'Tromsø'],
  ['da nang', 'Da Nang'],
])('%s is found as %s', (words, key) => expect(results(words)).toContain(key));

test('a town has its local name if one is known', () => {
  const [makkah, lahore, dewsbury] = ['Makkah', 'Lahore', 'Dewsbury'].map((key) => cities.find(key)!);
  expect(nameIn(makkah!, 'ar')).toBe('مكة المكرمة');
  expect(nameIn(lahore!, 'ur')).toBe('لاہور');
  expect(nameIn(lahore!, 'en')).toBe('Lahore');
  expect(nameIn(dewsbury!, 'ur')).toMatch(/^(Dewsbury|\p{Script=Arabic}+)$/u);
});

test('the towns of countries where Arabic and Urdu are spoken have names in Arabic script, nearly all the large ones', () => {
  const arabicSpeaking = new Set('AE BH DZ EG IQ JO KW LB LY MA OM PK PS QA SA SD SY TN YE'.split(' '));
  const large = list.filter(({ country }) => arabicSpeaking.has(country)).slice(0, 200);
  const named = large.filter(({ names, keys }) => names.ar || names.ur || keys.length > 0);
  expect(named.length).toBeGreaterThan(190);
});
