import { expect, test } from 'vitest';
import { languageTables } from './languages.ts';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';

test('one file knows the languages', () => {
  expect(languageTables(projectRoot)).toEqual([]);
});

test.each(['const texts = { en, ar, ur };', "const all = ['en', 'ar', 'ur'];", "type Language = 'en' | 'ar' | 'ur';"])(
  'a planted %s is reported',
  (text) => {
    const file = 'src/web-member/features/browse/page.tsx';
    expect(languageTables(plant({ [file]: text }))).toEqual([`${file}:1 names all languages`]);
  },
);
