import { expect, test } from 'vitest';
import { contactDetailsIn } from './contact-details.ts';

test.each([
  ['write to me at yusuf@example.com', 'email'],
  ['yusuf (at) example (dot) com', 'email'],
  ['call 07700 900 123 any time', 'phone'],
  ['my number is +44-7700-900123', 'phone'],
  ['see www.example.org/me', 'link'],
  ['find me on instagram', 'handle'],
  ['I am @yusuf_k there', 'handle'],
])('“%s” holds %s', (text, kind) => {
  expect(contactDetailsIn(text)).toContain(kind);
});

test.each([
  'I was born in 1984 and have two children, 7 and 11.',
  'I pray five times a day. My mother lives with me.',
  'I earn enough for a family of 4; we moved in 2019.',
  'My work begins at 8.30 and ends at 16.00.',
])('“%s” holds none', (text) => {
  expect(contactDetailsIn(text)).toEqual([]);
});
