import { describe, expect, test } from 'vitest';
import { contactKinds, type FlagKind } from '../contracts/flags.ts';
import { contactDetailsIn, flagsIn } from './flags.ts';
import { harder, sentences, type ExpectedFlag } from './testing/sentences.ts';

const groups = ['contact', 'money', 'alone', 'secret'] as const;
const groupOf = (kind: FlagKind): ExpectedFlag =>
  (contactKinds as readonly string[]).includes(kind) ? 'contact' : (kind as ExpectedFlag);

function measure(part: typeof sentences) {
  let [right, wrong, missed] = [0, 0, 0];
  const mistakes: string[] = [];
  for (const [text, ...expected] of part) {
    const results = new Set(flagsIn(text).map(({ kind }) => groupOf(kind)));
    for (const group of groups) {
      const [is, should] = [results.has(group), expected.includes(group)];
      if (is && should) right++;
      else if (is) wrong++;
      else if (should) missed++;
      if (is !== should) mistakes.push(`${should ? 'missed' : 'wrong'} ${group}: ${text}`);
    }
  }
  return { precision: right / (right + wrong), recall: right / (right + missed), mistakes };
}

const isUnseen = (_: unknown, n: number): boolean => n % 3 === 2;

describe('on sentences as members write them', () => {
  const parts = {
    'seen while the patterns were made': sentences.filter((one, n) => !isUnseen(one, n)),
    'kept unseen': sentences.filter(isUnseen),
    all: sentences,
  };

  test('there are at least 200, and about half of them are harmless', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(200);
    expect(new Set(sentences.map(([text]) => text)).size).toBe(sentences.length);
    const harmless = sentences.filter(([, ...expected]) => expected.length === 0).length / sentences.length;
    expect(harmless).toBeGreaterThan(0.4);
    expect(harmless).toBeLessThan(0.6);
  });

  test.each(Object.entries(parts))('%s: flags are right, and few are missing', (name, part) => {
    const { precision, recall, mistakes } = measure(part);
    const summary = `${name}: ${part.length} sentences, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
    // oxlint-disable-next-line no-console
    console.info([summary, ...(process.env['SHOW_MISTAKES'] === name ? mistakes : [])].join('\n  '));
    expect(precision, mistakes.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(recall, mistakes.join('\n')).toBeGreaterThanOrEqual(0.85);
  });
});

test('harder sentences that are caught by now stay caught', () => {
  const { precision, recall, mistakes } = measure(harder);
  // oxlint-disable-next-line no-console
  console.info(`harder: ${harder.length} sentences, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
  expect(precision, mistakes.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(recall, mistakes.join('\n')).toBeGreaterThanOrEqual(0.75);
});

test.each([
  ['Call me on ٠٧٧٠٠ ٩٠٠ ١٢٣, please.', [{ kind: 'phone', excerpt: '٠٧٧٠٠ ٩٠٠ ١٢٣' }]],
  [
    'Keep it: oh seven seven double oh nine double oh one two three',
    [{ kind: 'phone', excerpt: 'oh seven seven double oh nine double oh one two three' }],
  ],
  [
    'Write to YUSUF (at) Example (dot) COM and don’t tell your Wali!',
    [
      { kind: 'email', excerpt: 'YUSUF (at) Example (dot) COM' },
      { kind: 'secret', excerpt: 'don’t tell your Wali' },
    ],
  ],
  [
    'You are kind. Please lend me £500. Let us meet alone.',
    [
      { kind: 'money', excerpt: 'Please lend me £500' },
      { kind: 'alone', excerpt: 'meet alone' },
    ],
  ],
] as const)('“%s” is told with the exact words', (text, flags) => {
  expect(flagsIn(text)).toEqual(flags);
});

test.each([
  ['write to me at yusuf@example.com', ['email']],
  ['see www.example.org/me', ['link']],
  ['find me on instagram', ['handle']],
  ['07700 900 123 or @yusuf_k', ['phone', 'handle']],
  ['I do not use Instagram.', []],
  ['Please lend me £500 and meet me alone.', []],
])('“%s” holds the contact details %j', (text, kinds) => {
  expect(contactDetailsIn(text).map(({ kind }) => kind)).toEqual(kinds);
});

describe('R-3.14: a service’s name alone is no contact detail; how to reach somebody is', () => {
  test.each([
    'I do not use Instagram',
    'Facebook and WhatsApp are not for me',
    'I am 38, with 3 children aged 6, 9 and 12.',
    'Ages 4, 6, 8, 10, 12, 14',
    'Born 12/03/1985; married 2008-2015, divorced since 2016',
    'I finished my degree in 2009, my masters in 2011 and a PGCE in 2014.',
    'Qur’an 2:255 and 94:5-6 are my comfort; so is Sahih al-Bukhari 6018',
    'My flat costs £1,250 a month, and I earn 45,000 - 55,000 a year',
    'Salary 1500 2000 2500',
    'Moved house in 1999 2005 2010 and 2016',
    'I pray 5 times a day, and run 10 km in 55 minutes',
    'one, two, three children do not matter to me',
    'Looking for someone 30-40, 160-175 cm',
    'I work from 9:00 to 17:30 at Outlook Nursery, and write ASP.NET by night',
  ])('“%s” holds none', (text) => expect(contactDetailsIn(text)).toEqual([]));

  test.each([
    ['@yusuf_k', 'handle'],
    ['telegram @yk', 'handle'],
    ['Snap yusuf99', 'handle'],
    ['insta: amina_writes', 'handle'],
    ['yusuf90 at yahoo', 'email'],
    ['yusuf dot k at gmail dot com', 'email'],
    ['t.me/yusuf', 'link'],
    ['07.700.900.123', 'phone'],
    ['1500 2000 2507', 'phone'],
    ['0 7 7 0 0 9 0 0 1 2 3', 'phone'],
    ['zero seven seven zero zero nine zero zero one two three', 'phone'],
    ['٠٧٧٠٠٩٠٠١٢٣', 'phone'],
    ['۰۳۰۰ ۱۲۳ ۴۵۶۷', 'phone'],
    ['０７７００９００１２３', 'phone'],
  ])('“%s” holds one: %s', (text, kind) => expect(contactDetailsIn(text).map((one) => one.kind)).toEqual([kind]));
});

test('invisible characters do not hide a number, and the matching words are as written', () => {
  const hidden = '07\u200b700 9\u200d00 1\u206023';
  expect(flagsIn(`It is ${hidden} then`)).toEqual([{ kind: 'phone', excerpt: hidden }]);
});

test('the time grows only with the length of the text', () => {
  const LONG = 50_000;
  const bits = [
    'a',
    '@',
    '.',
    '0 ',
    'a.',
    'a@',
    'please ',
    'can you send ',
    'meet ',
    'one, ',
    'keep it ',
    'at dot ',
    '\u200b',
    'insta ',
    'a_',
    '((',
    '£',
  ];
  for (const bit of bits) {
    const text = bit.repeat(LONG / bit.length);
    const began = performance.now();
    flagsIn(text);
    expect(performance.now() - began, JSON.stringify(bit)).toBeLessThan(2_000);
  }
});
