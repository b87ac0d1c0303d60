import { expect, test } from 'vitest';
import { userId } from '../contracts/ids.ts';
import { mayReadWords } from './womens-words.ts';

const [hers, his] = ['a', 'b'].map((last) => userId.parse(`00000000-0000-7000-8000-00000000000${last}`)) as [
  ReturnType<typeof userId.parse>,
  ReturnType<typeof userId.parse>,
];
const woman = { userId: hers, gender: 'female' } as const;
const man = { userId: his, gender: 'male' } as const;
const unknown = { userId: his, gender: null };
const author = { userId: userId.parse('00000000-0000-7000-8000-00000000000c'), gender: 'female' } as const;

test.each([
  ['none', true, 'free'],
  ['none', false, 'free'],
  ['preferably', true, 'with-reason'],
  ['preferably', false, 'with-reason'],
  ['always', true, 'withheld'],
  ['always', false, 'with-reason'],
] as const)(
  'with ‘%s’, and a woman available: %s, others read a woman’s words %s',
  (setting, isWomanAvailable, how) => {
    const rule = { setting, isWomanAvailable };
    for (const reader of [man, unknown]) expect(mayReadWords(reader, author, rule)).toBe(how);
    expect(mayReadWords(woman, author, rule)).toBe('free');
  },
);

test('the words of men, of people without a known gender, and one’s own are free', () => {
  const rule = { setting: 'always', isWomanAvailable: true } as const;
  for (const writer of [man, { userId: null, gender: null }]) expect(mayReadWords(unknown, writer, rule)).toBe('free');
  expect(mayReadWords({ ...author, gender: null }, author, rule)).toBe('free');
  expect(mayReadWords({ userId: null, gender: null }, { userId: null, gender: 'female' }, rule)).toBe('withheld');
});
