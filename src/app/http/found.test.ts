import { expect, test } from 'vitest';
import { alternates, cardOf, tagsFor } from './found.ts';

const SITE = 'https://mithaq.example';
const article = {
  language: 'en',
  heading: 'Patience & "hope"',
  description: 'In a few words </script>',
  address: '/guidance/patience',
  article: { section: 'Marriage', updatedAt: '2026-11-23T12:00:00.000Z' },
} as const;

test('an article is told in the words of schema.org, which a parser reads', () => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(tagsFor(article, SITE))!;
  expect(JSON.parse(json!)).toMatchObject({
    '@type': 'Article',
    headline: article.heading,
    description: article.description,
    dateModified: article.article.updatedAt,
    mainEntityOfPage: `${SITE}/guidance/patience`,
    image: `${SITE}/cards/guidance/patience.png`,
  });
});

test('a link to it elsewhere stands beside its title and its picture', () => {
  const tags = tagsFor(article, SITE);
  expect(tags).toContain('<meta property="og:title" content="Patience &amp; &quot;hope&quot;">');
  expect(tags).toContain(`<meta property="og:image" content="${SITE}/cards/guidance/patience.png">`);
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('strangers are told nothing of what is not theirs to find', () => {
  expect(tagsFor({ ...article, address: null, description: null, article: null }, SITE)).toBe('');
});

test('the first page has a picture as well', () => expect(cardOf('/')).toBe('/cards/home.png'));

test('a page names itself in each language in which it stands', () => {
  const everywhere = (language: string, address: string) => (language === 'en' ? address : `/${language}${address}`);
  const named = [
    `<link rel="alternate" hreflang="en" href="${SITE}/guidance">`,
    `<link rel="alternate" hreflang="ar" href="${SITE}/ar/guidance">`,
    `<link rel="alternate" hreflang="ur" href="${SITE}/ur/guidance">`,
    `<link rel="alternate" hreflang="x-default" href="${SITE}/guidance">`,
  ];
  expect(alternates('/guidance', SITE, everywhere)).toEqual(named);
  expect(alternates('/ar/guidance', SITE, everywhere)).toEqual(named);
  expect(alternates('/guidance', SITE, (_, address) => address)).toEqual([]);
});
