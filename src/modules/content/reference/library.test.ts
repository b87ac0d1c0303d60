import { describe, expect, test } from 'vitest';
import arabicExamples from '#texts/ar/examples.json' with { type: 'json' };
import arabicLanding from '#texts/ar/landing.json' with { type: 'json' };
import urduExamples from '#texts/ur/examples.json' with { type: 'json' };
import urduLanding from '#texts/ur/landing.json' with { type: 'json' };
import { plant } from '../../../testing/architecture/planted-tree.ts';
import { articleCategories } from '../contracts/library.ts';
import { exampleProfile } from '../contracts/library.schema.ts';
import { passagesOf } from '../contracts/markdown.ts';
import { minutesOf, readArticles } from './articles.ts';
import { exampleProfiles } from './example-profiles.ts';
import { siteContent } from './site-content.ts';

const all = readArticles();
const articles = all.filter(({ language }) => language === 'en');
const translations = all.filter(({ language }) => language !== 'en');

const MENTIONS_A_SOURCE = /Qur’an|\bverses?\b|\bProphet\b|\bhadith\b/;
const REFERENCE = /Qur’an \d+:\d+(?:-\d+)?|Sahih (?:al-Bukhari|Muslim) \d+|Jami‘ at-Tirmidhi \d+|Sunan Abi Dawud \d+/;
const everyReference = new RegExp(REFERENCE, 'g');
/** The text, and its list of sources. */
const partsOf = (content: string) => content.split('\n## References\n') as [text: string, sources: string];
/** Verses of each of the 114 chapters. */
const CHAPTERS =
  `7 286 200 176 120 165 206 75 129 109 123 111 43 52 99 128 111 110 98 135 112 78 118 64 77 227 93 88 69 60 34 30 73 54
  45 83 182 88 75 85 54 53 89 59 37 35 38 29 18 45 60 49 62 55 78 96 29 22 24 13 14 11 11 18 12 12 30 52 52 44 28 28 20 56 40 31 50 40
  46 42 29 19 36 25 22 17 19 26 30 20 15 21 11 8 8 19 5 8 8 11 11 8 3 9 5 4 7 3 6 3 5 4 5 6`
    .split(/\s+/)
    .map(Number);

describe('guidance articles', () => {
  test('each category has its articles', () => {
    const count = (category: string) => articles.filter((article) => article.category === category).length;
    expect(articles.length).toBeGreaterThanOrEqual(24);
    for (const category of articleCategories) expect(count(category), category).toBeGreaterThanOrEqual(2);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  });

  test.each(articles.map((article) => [article.slug, article] as const))('%s can be listed and read', (_, article) => {
    const words = partsOf(article.content)[0].split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(1500);
    expect(minutesOf(article.content)).toBeGreaterThanOrEqual(Math.floor(words / 260));
    expect(minutesOf(article.content)).toBeLessThanOrEqual(Math.ceil(words / 180));
    expect(article.excerpt.length).toBeGreaterThan(40);
    expect(article.excerpt.length).toBeLessThanOrEqual(160);
  });

  test.each(articles.map((article) => [article.slug, article] as const))(
    '%s names the source of what it quotes',
    (_, article) => {
      const quoting = partsOf(article.content)[0]
        .split(/\n{2,}/)
        .filter((paragraph) => MENTIONS_A_SOURCE.test(paragraph));
      expect(quoting.length).toBeGreaterThan(0);
      for (const paragraph of quoting) expect(paragraph).toMatch(REFERENCE);
    },
  );

  test.each(articles.map((article) => [article.slug, article] as const))(
    '%s ends with a list of the sources that it names',
    (_, { content }) => {
      const [text, sources] = partsOf(content);
      expect(passagesOf(content).slice(-2)).toMatchObject([{ kind: 'heading' }, { kind: 'list' }]);
      const named = (part: string) => [...new Set(part.match(everyReference))].sort();
      expect(named(sources)).toEqual(expect.arrayContaining(named(text)));
    },
  );

  test('the cited verses exist', () => {
    const verses = articles.flatMap(({ content }) => [...content.matchAll(/Qur’an (\d+):(\d+)(?:-(\d+))?/g)]);
    for (const [reference, chapter, first, last = first] of verses)
      expect(Number(last), reference).toBeLessThanOrEqual(CHAPTERS[Number(chapter) - 1] ?? 0);
  });

  // The schools differ on it (ADR 49), and compulsory oversight is this service's own rule.
  test('a marriage without a guardian is called invalid only next to the school that holds otherwise', () => {
    const paragraphs = articles.flatMap(({ content }) => content.split('\n\n'));
    const judgements = paragraphs.filter((paragraph) => /\b(invalid|void|not valid)\b/i.test(paragraph));
    expect(judgements).not.toEqual([]);
    for (const judgement of judgements) expect(judgement).toMatch(/Hanafi/);
  });
});

const SOURCES = /\n## (?:المراجع|حوالہ جات)\n/;
/** The numbers of each source: chapter and verses, or the number in a collection. */
const numbersIn = (text: string) => (text.match(/\d+(?::\d+(?:-\d+)?)?/g) ?? []).sort();
const headings = (content: string) => passagesOf(content).filter(({ kind }) => kind === 'heading').length;

describe.each(translations.map((one) => [one.language, one.slug, one] as const))('%s: %s', (_, slug, translation) => {
  const original = articles.find((one) => one.slug === slug)!;
  const [text, sources, ...more] = translation.content.split(SOURCES);

  test('has the category of the English one', () => {
    expect(translation.category).toBe(original.category);
  });

  test('names the sources that the English one names, and only those', () => {
    expect(more).toEqual([]);
    expect(numbersIn(sources!)).toEqual(numbersIn(partsOf(original.content)[1]));
    const named = [...new Set(numbersIn(sources!))];
    expect(named.filter((number) => !text!.includes(number))).toEqual([]);
  });

  test('has everything that the English one has, in its own script', () => {
    expect(headings(translation.content)).toBe(headings(original.content));
    expect(passagesOf(translation.content).map(({ kind }) => kind)).toEqual(
      passagesOf(original.content).map(({ kind }) => kind),
    );
    const words = translation.content.replace(/\]\([^)]*\)/g, ']');
    for (const part of [translation.title, translation.excerpt, words]) expect(part).not.toMatch(/[A-Za-z]/);
    expect(translation.excerpt.length).toBeGreaterThan(30);
    expect(translation.excerpt.length).toBeLessThanOrEqual(160);
  });
});

describe('the check of the build', () => {
  const facts = ['title: Patience', 'excerpt: What it is, and what it is not.', 'category: dua', 'position: 1'];
  const article = (...changes: string[]) => `---\n${[...facts, ...changes].join('\n')}\n---\n\nSee [help](/help).\n`;
  const patience = (language: string, text = article()) => ({ [`${language}/patience.md`]: text });
  const complete = { ...patience('en'), ...patience('ar'), ...patience('ur') };

  test('a complete set of articles is valid', () => {
    expect(readArticles(plant(complete)).map(({ language, slug }) => `${language}/${slug}`)).toEqual([
      'en/patience',
      'ar/patience',
      'ur/patience',
    ]);
  });

  test.each<[files: Record<string, string>, fault: string]>([
    [patience('en', article().replace('title: Patience\n', '')), 'en/patience.md: title: Invalid input'],
    [patience('en', article().replace('dua', 'duas')), 'en/patience.md: category: Invalid option'],
    [patience('ar', article('author: Amina')), 'ar/patience.md: front matter: Unrecognized key: "author"'],
    [patience('ar', article('title: Calm')), 'ar/patience.md: front matter: Map keys must be unique'],
    [patience('ur', 'Only a text.'), 'ur/patience.md: front matter: Invalid input'],
    [patience('fr'), 'fr/patience.md: language: is in no folder of a language'],
    [{ 'en/calm.md': article() }, 'ur/calm.md: language: is missing'],
    [patience('en', article().replace('/help', '/guidance/calm')), 'en/patience.md: content: /guidance/calm leads to'],
    [patience('ur', article().replace('/help', 'javascript:x')), 'ur/patience.md: content: ](javascript:x) leads to'],
  ])('refuses %o: %s', (files, fault) => {
    expect(() => readArticles(plant({ ...complete, ...files }))).toThrow(`\n${fault}`);
  });
});

describe('example profiles', () => {
  test('each is valid for the public page', () => {
    for (const profile of exampleProfiles) {
      expect(exampleProfile.parse(profile)).toEqual(profile);
      expect(profile.aboutMe).toBe(profile.bio);
      expect(profile.bio.length).toBeGreaterThanOrEqual(120);
      expect(profile.bio.length).toBeLessThanOrEqual(400);
      expect(profile.age).toBeGreaterThanOrEqual(18);
      expect(profile.age).toBeLessThanOrEqual(80);
      expect(profile.hasChildren).toBe(profile.numberOfChildren !== null);
      expect(profile.hijabPreference === null).toBe(profile.gender === 'male');
    }
  });

  test('six men and six women, divorced or widowed, from many places', () => {
    const of = (gender: string) => exampleProfiles.filter((profile) => profile.gender === gender);
    expect([of('male').length, of('female').length]).toEqual([6, 6]);
    expect(new Set(exampleProfiles.map(({ id }) => id)).size).toBe(12);
    expect(new Set(exampleProfiles.map((profile) => profile.currentMaritalStatus))).toEqual(
      new Set(['divorced', 'widowed']),
    );
    expect(new Set(exampleProfiles.map(({ ethnicity }) => ethnicity)).size).toBeGreaterThanOrEqual(10);
  });
});

test('labels of figures and countries exist in Arabic and Urdu', () => {
  const counted = siteContent.filter(({ kind }) => kind === 'figure').map(({ text }) => text);
  for (const landing of [arabicLanding, urduLanding])
    for (const words of counted) expect(landing).toHaveProperty(['reference', words]);
  for (const examples of [arabicExamples, urduExamples])
    for (const { nationality } of exampleProfiles) expect(examples).toHaveProperty(['reference', nationality]);
});
