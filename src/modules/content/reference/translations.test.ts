import { expect, test } from 'vitest';
import { exampleProfiles } from './example-profiles.ts';
import { siteContent } from './site-content.ts';
import { inLanguage } from './translations.ts';

const stories = siteContent.filter(({ kind }) => kind === 'story');
const texts = [
  ...exampleProfiles.flatMap(({ occupation, aboutMe, lookingFor }) => [occupation, aboutMe, lookingFor]),
  ...stories.flatMap(({ headline, text }) => [headline, text]),
];

test.each(['ar', 'ur'] as const)('each example and story of a new site is also in %s', (language) => {
  expect(texts.length).toBe(12 * 3 + 2 * 2);
  for (const text of texts) expect(inLanguage(text, language), text).toMatch(/^[^a-z]+$/);
});

test('what staff wrote stays as it is, and English stays English', () => {
  expect(inLanguage('Written by our staff', 'ar')).toBe('Written by our staff');
  for (const text of texts) expect(inLanguage(text, 'en')).toBe(text);
});
