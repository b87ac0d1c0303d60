import { describe, expect, test } from 'vitest';
import { GIVEN, gradeOf, hardTexts, textsIn, UNCLEAR, type Text } from './plain-words.ts';
import { projectRoot } from '../source-tree.ts';

const namespaceOf = (text: Text): string => text.key.split('.')[0]!;
const texts = textsIn(projectRoot);

/** Namespaces that still have to be written in plain words. */
const NOT_YET: string[] = [
];

test.each([...new Set(texts.map(namespaceOf))].filter((namespace) => !NOT_YET.includes(namespace)))(
  'the English of %s is in plain words',
  (namespace) => {
    expect(hardTexts(texts.filter((text) => namespaceOf(text) === namespace))).toEqual([]);
  },
);

test('the catalogue is read whole, and texts to guardians are a group', () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter(({ group }) => group === 'emails to guardians').length).toBeGreaterThan(60);
  expect(texts.filter(({ group }) => group === 'match-news to guardians').length).toBeGreaterThan(15);
});

test('each given text is there, and would be refused otherwise', () => {
  const given = texts.filter(({ key }) => key in GIVEN);
  expect(given.map(({ key }) => key).toSorted()).toEqual(Object.keys(GIVEN).toSorted());
  expect(given.filter((text) => hardTexts([{ ...text, key: 'planted' }]).length === 0)).toEqual([]);
});

const planted = (text: string, group = 'matches'): Text[] => [{ group, key: 'matches.planted', text }];

describe('unclear words', () => {
  const UNCLEAR_TEXTS = [
    'The account rests',
    'Your request goes on',
    'What waits for him',
    'Whoever is named here',
    'Somebody asked',
    'Meanwhile you can read',
    'It ends by itself',
    'Password set anew',
    'It is beside the search',
    'Read the e-mail',
    'At most 500 letters',
    'Your telephone number',
    'They have come to: {{stage}}',
    'It needs your word',
    'Let it lie',
    'Your answer stands here',
    'If you wish',
    'He would rather decide',
    'Should you leave',
    'Write, so that we know',
    'Please log in',
    'Read the introduction',
    'You need not answer',
    'The plan that you bought',
    'A message of yours',
    'We look into it',
    'It is closed at present',
    'They think of it in earnest',
    'The plan is canceled',
  ];

  test.each(UNCLEAR_TEXTS)('planted: %s', (text) => {
    expect(hardTexts(planted(text))).toHaveLength(1);
  });

  test('each of the list is planted', () => {
    const noticed = UNCLEAR_TEXTS.map((text) => UNCLEAR.findIndex(([pattern]) => new RegExp(pattern, 'i').test(text)));
    expect(noticed.toSorted((a, b) => a - b)).toEqual([...UNCLEAR.keys()]);
  });

  test.each([
    'The rest of the money',
    'Family introduction',
    'Use letters and digits',
    'We understand',
    'We know that you paid',
  ])('%s is allowed', (text) => {
    expect(hardTexts(planted(text))).toEqual([]);
  });
});

test.each([
  ['matches', 25],
  ['legal', 25],
  ['decide', 18],
  ['emails to guardians', 18],
])('a sentence of %s has at most %i words', (group, most) => {
  const sentence = (words: number) => `Yes. ${Array.from({ length: words }, () => 'go').join(' ')}.`;
  expect(hardTexts(planted(sentence(most), group))).toEqual([]);
  expect(hardTexts(planted(sentence(most + 1), group))).toEqual([
    `matches.planted: a sentence of ${most + 1} words, at most ${most}`,
  ]);
});

test.each([
  ['wali', 4],
  ['match-news to guardians', 4],
  ['matches', 6],
  ['agreement', 7],
])('%s has a grade of at most %i', (group, most) => {
  const text = 'Notification about guardian verification is automatically transmitted.';
  expect(hardTexts(planted(text, group))).toEqual([
    expect.stringMatching(new RegExp(`^${group}: grade .*, at most ${most}$`)),
  ]);
  expect(hardTexts(planted('We write to you. You read it.', group))).toEqual([]);
});

test('a label is no sentence, and lowers no grade', () => {
  const hard = ['Verification of guardians necessitates documentation.'];
  expect(gradeOf([...hard, 'Yes', 'No', 'Send'])).toBe(gradeOf(hard));
});

test('an email to a guardian has at most 60 words before its button', () => {
  const email = (words: number): Text[] =>
    ['heading', 'body.0'].map((part) => ({
      group: 'emails to guardians',
      key: `emails.planted.${part}`,
      text: Array.from({ length: words / 2 }, () => 'Go.').join(' '),
    }));
  expect(hardTexts(email(60))).toEqual([]);
  expect(hardTexts(email(62))).toEqual(['emails.planted: 62 words before the button, at most 60']);
  expect(hardTexts(email(62).map((text) => ({ ...text, group: 'emails' })))).toEqual([]);
});
