import { describe, expect, test } from 'vitest';
import { email } from '../contracts/fields.ts';
import { mailboxOf, normalEmail, sameMailbox } from './email-address.ts';

test.each(['AMINA@example.com', 'amina+wali@example.com', 'a.mina@example.com', ' A.M.ina+x@Example.COM '])(
  '%s reaches the mailbox of amina@example.com',
  (address) => {
    expect(sameMailbox(address, 'amina@example.com')).toBe(true);
  },
);

test.each(['amina@example.org', 'aminah@example.com'])('%s does not', (address) => {
  expect(sameMailbox(address, 'amina@example.com')).toBe(false);
});

test('googlemail.com is gmail.com, unlike other domains with that ending', () => {
  expect(mailboxOf('A.mina+x@GoogleMail.com')).toBe('amina@gmail.com');
  expect(sameMailbox('amina@notgooglemail.com', 'amina@gmail.com')).toBe(false);
});

describe('the normal form of an address', () => {
  test.each([
    ['amina@münchen.example', 'amina@xn--mnchen-3ya.example'],
    ['AMINA@MÜNCHEN.example', 'amina@xn--mnchen-3ya.example'],
    ['amina@mu\u0308nchen.example', 'amina@xn--mnchen-3ya.example'],
    ['amina@straße.example', 'amina@xn--strae-oqa.example'],
    ['amina@مثال.إختبار', 'amina@xn--mgbh0fb.xn--kgbechtv'],
    ['amina@例え。テスト', 'amina@xn--r8jz45g.xn--zckzah'],
    ['amina@उदाहरण.भारत', 'amina@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['amina@президент.рф', 'amina@xn--d1abbgf6aiiy.xn--p1ai'],
    ['ａｍｉｎａ＠people．example', 'amina@people.example'],
    ['amina١٩٩٠@people.example', 'amina1990@people.example'],
    ['\u2068amina@people.example\u2069', 'amina@people.example'],
  ])('%s is %s', (typed, stored) => {
    expect(email.parse(typed)).toBe(stored);
    expect(email.parse(stored)).toBe(stored);
    expect(sameMailbox(typed, stored)).toBe(true);
  });
});

describe('what the standard allows before the @', () => {
  test.each([..."!#$%&'*+-/=?^_`{|}~"])('%s is accepted', (sign) => {
    for (const address of [`a${sign}b@people.example`, `${sign}@people.example`])
      expect(email.parse(address)).toBe(address);
  });
  test('64 characters are accepted, with full stops between them', () => {
    for (const local of ['a'.repeat(64), 'a.b.c', "o'brien", 'first.last+tag', '_x_', '-'])
      expect(email.parse(`${local}@people.example`)).toBe(`${local}@people.example`);
  });
});

test.each([
  'amina',
  '@people.example',
  'amina@',
  'amina@localhost',
  '.amina@people.example',
  'amina.@people.example',
  'a..b@people.example',
  '"a b"@people.example',
  '"a\\"b"@people.example',
  'amina@people@example.com',
  'amina(x)@people.example',
  'a,b@people.example',
  'a;b@people.example',
  'a:b@people.example',
  '<amina@people.example>',
  'Amina <amina@people.example>',
  'a[b]@people.example',
  'a\\b@people.example',
  'amína@people.example',
  'أمينة@people.example',
  'amina@[127.0.0.1]',
  'amina@127.0.0.1',
  'amina@people.example:25',
  'amina@people.example/path',
  'amina@münchen.example/path',
  'amina@ü%2e.example',
  'amina@-people.example',
  'amina@people-.example',
  'amina@people..example',
  'amina@people.example.',
  'amina@people.1',
  'amina@people_x.example',
  'amina@people.example\r\nBcc: all@people.example',
  'amina@people.example\nBcc: all@people.example',
  'amina\nx@people.example',
  'amina@people.example\u2028x',
  'amina@people.example,other@people.example',
  `${'a'.repeat(65)}@people.example`,
  `amina@${'a'.repeat(64)}.example`,
  `amina@${'a.'.repeat(124)}example`,
])('%j is no address', (address) => {
  expect(email.safeParse(address).success).toBe(false);
  // Text that is no address is compared without an error.
  expect(typeof normalEmail(address)).toBe('string');
});
