import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';
import { bannedNames, wordsOf } from './names.ts';

test('no name contains a banned word', () => {
  expect(bannedNames(projectRoot)).toEqual([]);
});

test.each([
  ['notFoundPage', ['not', 'found', 'page']],
  ['NOT_FOUND', ['not', 'found']],
  ['HTTPAnswer2', ['http', 'answer']],
  ['saved-search.sql', ['saved', 'search', 'sql']],
])('%s has the words %j', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

test.each([
  ['const told = 1;', 'told', 'told'],
  ['function tellOfChanges() {}', 'tellOfChanges', 'tell'],
  ['export interface KeptSearch {}', 'KeptSearch', 'kept'],
  ['export type Row = { settled_at: Date };', 'settled_at', 'settled'],
  ['const call = (asked: string) => asked;', 'asked', 'asked'],
  ['const { profile: found } = page;', 'found', 'found'],
  ['class Case { #letter = 1; }', '#letter', 'letter'],
  ['class Case { standing(): void {} }', 'standing', 'standing'],
  ['const call = { obstacles: [] };', 'obstacles', 'obstacles'],
  ["import { now as keep } from './clock.ts';", 'keep', 'keep'],
  ['for (const whoever of []) print(whoever);', 'whoever', 'whoever'],
  ['const SEARCH_LETTERS = 3;', 'SEARCH_LETTERS', 'letters'],
])('planted: %s', (text, name, word) => {
  const root = plant({ 'src/app/a.ts': text });
  expect(bannedNames(root)).toEqual([`src/app/a.ts:1 declares ${name}, which says '${word}'`]);
});

test.each([
  'src/app/told.ts',
  'src/modules/billing/domain/run-errand.ts',
  'src/web-member/features/frame/kept.css',
  'features/billing/standing.feature',
  'features/letters/a.feature',
  'e2e/found.e2e.ts',
])('a planted file %s is refused', (file) => {
  expect(bannedNames(plant({ [file]: '' }))).toHaveLength(1);
});

test('names of libraries, names about alphabets, and texts are ignored', () => {
  const root = plant({
    'src/app/a.ts': [
      "import { found } from 'some-library';",
      'const agent = { keepAlive: true, keepDirtyValues: true, onSettled: found, NotFound: 404, pageNotFound: 1 };',
      'const queue = { deadLetter: `told ${agent.asked}`, "kept": 1 };',
      '// What was told is kept.',
    ].join('\n'),
    'src/shared-kernel/search/search-key.ts': "const letters = ['a'];",
    'src/app/not-found.ts': '',
  });
  expect(bannedNames(root)).toEqual([]);
});
