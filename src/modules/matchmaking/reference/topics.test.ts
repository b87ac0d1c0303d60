import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageIds } from '#kernel/i18n/languages.ts';
import { topicFields } from '../contracts/topics/admin-topics.schema.ts';
import { firstTopics } from './topics.ts';

const ARTICLES = path.join(import.meta.dirname, '../../../../content/articles/en');
const titles = (some: typeof firstTopics) => some.map(({ title }) => title.en);

test('fourteen topics are on, at every stage at least one', () => {
  const on = firstTopics.filter(({ isOn }) => isOn);
  expect([firstTopics.length, on.length]).toEqual([36, 14]);
  expect(
    Object.fromEntries([...Map.groupBy(on, ({ stage }) => stage)].map(([stage, its]) => [stage, its.length])),
  ).toEqual({
    initial_conversation: 5,
    family_introduction: 1,
    meeting_arranged: 2,
    serious_consideration: 4,
    engagement: 2,
  });
});

test('subjects that hurt when written have no text field', () => {
  expect(titles(firstTopics.filter(({ kind }) => kind === 'spoken'))).toEqual([
    'Why a marriage ended',
    'Convictions',
    'Health',
    'Violence suffered',
  ]);
});

test.each(firstTopics)('$title.en fits the form of the console, in each language', (topic) => {
  expect(topicFields.safeParse(topic).error).toBeUndefined();
  expect(topic.article === null || existsSync(path.join(ARTICLES, `${topic.article}.md`))).toBe(true);
});

test('a reference has the same places in each language', () => {
  const places = (text: string) => text.match(/\d[\d:–]*/g);
  const cited = firstTopics.flatMap(({ reference }) => reference ?? []);
  expect(cited).toHaveLength(25);
  for (const reference of cited)
    for (const language of languageIds) expect(places(reference[language])).toEqual(places(reference.en));
});
