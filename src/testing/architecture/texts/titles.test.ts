import { expect, test } from 'vitest';
import { projectRoot } from '../source-tree.ts';
import { textsIn, type Text } from './plain-words.ts';
import { GIVEN_TITLES, titlesInTitleCase } from './titles.ts';

const texts = textsIn(projectRoot);
const planted = (text: string, key = 'matches.planted.title'): Text => ({ group: 'matches', key, text });

test('a title is in sentence case, unless the specification gives it', () => {
  expect(titlesInTitleCase(texts)).toEqual([]);
});

test('each given title is there, and would be refused otherwise', () => {
  const given = texts.filter(({ key }) => GIVEN_TITLES.includes(key));
  expect(given.map(({ key }) => key).toSorted()).toEqual(GIVEN_TITLES);
  for (const { text } of given) expect(titlesInTitleCase([planted(text)]), text).toHaveLength(1);
});

test.each(['Your Conversations', 'The end of Your break', 'Nothing here. Look At this', 'Sign Out'])(
  'planted: %s',
  (text) => {
    expect(titlesInTitleCase([planted(text), planted(text, 'matches.plantedTitle')])).toHaveLength(2);
  },
);

test.each([
  'Your conversations',
  'This is done. Thank you',
  '“Never again” for Amina',
  'What the Qur’an says',
  '{{name}} left',
])('allowed: %s', (text) => {
  expect(titlesInTitleCase([planted(text)])).toEqual([]);
});
