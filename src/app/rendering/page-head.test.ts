import { expect, test } from 'vitest';
import type { Language } from '#kernel/i18n/languages.ts';
import { cardOf, tagsFor } from './page-head.ts';

const SITE = 'https://mithaq.example';
const article = {
  language: 'en' as Language,
  languages: ['en'] as Language[],
  heading: 'Patience & "hope"',
  description: 'In a few words </script>',
  address: '/guidance/patience',
  article: {
    section: 'Marriage',
    updatedAt: '2026-11-23T12:00:00.000Z',
    language: 'en' as Language,
    languages: ['en'] as Language[],
  },
};

test('an article is described with schema.org, in valid JSON', () => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(tagsFor(article, SITE))!;
  expect(JSON.parse(json!)).toMatchObject({
    '@type': 'Article',
    headline: article.heading,
    description: article.description,
    dateModified: article.article.updatedAt,
    inLanguage: 'en',
    mainEntityOfPage: `${SITE}/guidance/patience`,
    image: `${SITE}/cards/guidance/patience.png`,
  });
});

test('a link preview has the page’s title and image', () => {
  const tags = tagsFor(article, SITE);
  expect(tags).toContain('<meta property="og:title" content="Patience &amp; &quot;hope&quot;">');
  expect(tags).toContain(`<meta property="og:image" content="${SITE}/cards/guidance/patience.png">`);
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('private pages have no metadata', () => {
  expect(tagsFor({ ...article, address: null, description: null, article: null }, SITE)).toBe('');
});

test('the home page has an image too, shared by its translations', () => {
  expect(['/', '/ar', '/ur/guidance'].map(cardOf)).toEqual([
    '/cards/home.png',
    '/cards/home.png',
    '/cards/guidance.png',
  ]);
});

test('a page links to each of its translations', () => {
  const alternates = (languages: Language[], address: string) =>
    tagsFor({ ...article, languages, address, article: null }, SITE).match(/<link rel="alternate"[^>]*>/g);
  const named = [
    `<link rel="alternate" hreflang="en" href="${SITE}/guidance">`,
    `<link rel="alternate" hreflang="ar" href="${SITE}/ar/guidance">`,
    `<link rel="alternate" hreflang="x-default" href="${SITE}/guidance">`,
  ];
  expect(alternates(['en', 'ar'], '/guidance')).toEqual(named);
  expect(alternates(['en', 'ar'], '/ar/guidance')).toEqual(named);
  expect(alternates(['en'], '/guidance')).toBeNull();
  expect(alternates(['ar', 'ur'], '/ar/guidance/a')?.at(-1), 'which is not there in English').toBe(
    `<link rel="alternate" hreflang="x-default" href="${SITE}/ar/guidance/a">`,
  );
});

test('the language is stated with a country for social networks', () => {
  expect(tagsFor({ ...article, language: 'ur' }, SITE)).toContain('<meta property="og:locale" content="ur_PK">');
});
