import { describe, expect, test } from 'vitest';
import './endpoint.ts';
import {
  email,
  idInAddress,
  numericId,
  optionalText,
  personName,
  phone,
  screenName,
  text,
  typedCode,
  wholeInQuery,
} from './fields.ts';
import { givenPassword } from '#modules/identity/contracts/passwords.schema.ts';

const passes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

/** Each is invisible. */
const UNSEEN = {
  'zero width space': '\u200b',
  'zero width joiner': '\u200d',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'left-to-right mark': '\u200e',
  'right-to-left override': '\u202e',
  'first strong isolate': '\u2068',
  'Arabic letter mark': '\u061c',
  'soft hyphen': '\u00ad',
  'combining grapheme joiner': '\u034f',
  'variation selector 16': '\ufe0f',
  'variation selector 17': '\u{e0100}',
  'tag letter': '\u{e0061}',
  'Hangul filler': '\u3164',
  'halfwidth Hangul filler': '\uffa0',
  'Hangul choseong filler': '\u115f',
  'Mongolian vowel separator': '\u180e',
  'empty braille cell': '\u2800',
  'no-break space': '\u00a0',
  'ideographic space': '\u3000',
};
const SEAL = `s1.1.${'Aa0_-'.repeat(10)}`;

describe.each(Object.entries(UNSEEN))('%s', (_, sign) => {
  test('alone is no text', () => {
    expect(passes(text(1, 100), sign.repeat(60))).toBe(false);
    expect(text(0, 100).parse(` ${sign}${sign} `)).toBe('');
    expect(optionalText(100).parse(sign)).toBeUndefined();
  });

  test('does not make a text long enough', () => {
    expect(passes(text(50, 500), `Salam${sign.repeat(60)}`)).toBe(false);
    expect(passes(text(50, 500), `${'Salam '.repeat(10)}${sign}`)).toBe(true);
  });

  test('is removed from a name, an address, a number and a code, or is a common space there', () => {
    const space = /^\p{Zs}$/u.test(sign) ? ' ' : '';
    for (const name of [personName(60), screenName])
      expect(name.parse(`${sign}Ami${sign}na${sign}`)).toBe(`Ami${space}na`);
    expect(email.parse(`${sign}amina@people.example${sign}`)).toBe('amina@people.example');
    expect(email.safeParse(`ami${sign}na@people.example`).data).toBe(space ? undefined : 'amina@people.example');
    expect(phone(40).parse(`${sign}+44${sign}7700 900123${sign}`)).toBe(`+44${space}7700 900123`);
    expect(typedCode(8).parse(`${sign}ABCD${sign}2345${sign}`)).toBe('ABCD2345');
  });
});

test('text that looks sealed is refused', () => {
  expect(passes(text(1, 500), `Salam ${SEAL}`)).toBe(false);
  expect(passes(text(1, 500), 'See chapter s1.1. of it')).toBe(true);
});

describe('names of people', () => {
  test.each([
    'Amina',
    'Umm Kulthum',
    "Mu'adh",
    'Sa’id',
    '‘Abd al-Rahman',
    'ʿAlī ibn Abī Ṭālib',
    'Jean-Luc',
    'Müller',
    'François d’Arc',
    'عبد الله',
    'مُحَمَّد',
    'Łukasz',
    'St. John Philby',
    'A. R. Rahman',
    'Ibrahim Jr.',
    'O',
  ])('%s is one', (name) => {
    expect(passes(personName(60), name)).toBe(true);
    expect(passes(screenName, name)).toBe(true);
  });

  test.each([
    'Amina1990',
    'rose_1990',
    '<b>Amina</b>',
    'Amina & Co',
    '-',
    "'",
    '.',
    'Amina (divorced)',
    'Call 07700 900123',
    'a'.repeat(61),
    `A${'\u0301'.repeat(12)}`,
  ])('%s is none', (name) => {
    expect(passes(personName(60), name)).toBe(false);
  });

  test.each([
    'Amina\nPlease pay here',
    'Amina\r\nBcc: all@people.example',
    'Amina\u2028Please',
    'Amina\tPlease',
    'www.elsewhere.example',
    'elsewhere.example',
    'Elsewhere.Example now',
    'https://elsewhere',
    'amina@people.example',
    '@amina',
    'elsewhere．example',
    'elsewhere。example',
    'elsewhere/now',
    '\ud800',
    '',
    '   ',
  ])('%j is neither a name nor a screen name', (name) => {
    expect(passes(personName(60), name)).toBe(false);
    expect(passes(screenName, name)).toBe(false);
  });

  test.each(['rose_1990', 'rose.1990', 'Amina 2', '7stars', 'Umm Yusuf'])('%s is a screen name', (name) => {
    expect(passes(screenName, name)).toBe(true);
  });

  test('a name has one form, however it was typed', () => {
    expect(personName(60).parse('  Amina   bint\u00a0Ahmad ')).toBe('Amina bint Ahmad');
    expect(personName(60).parse('Ame\u0301lie')).toBe('Amélie');
  });

  test.each([
    ['a joiner that keeps two letters apart, in Persian', 'علی\u200cرضا'],
    ['the same in Urdu', 'گل\u200cناز'],
    ['a joiner after a virama, in Devanagari', 'क्\u200dष'],
    ['a non-joiner after a virama, in Bengali', 'র\u200cর্\u200cয'],
    ['a joiner at the end of a word, in Malayalam', 'ന്\u200d'],
    ['a middle dot, in Catalan', 'Gal·la'],
    ['a hyphenation point', 'Gal‧la'],
    ['a Katakana middle dot', 'アミナ・アリ'],
    ['a halfwidth one', 'ｱﾐﾅ･ｱﾘ'],
    ['a bullet', 'A•B'],
  ])('%s is a part of a name', (_, name) => {
    expect(personName(60).parse(name)).toBe(name);
    expect(screenName.parse(name)).toBe(name);
  });

  test.each([
    ['Ami\u200dna', 'Amina'],
    ['علی\u200c\u200cرضا', 'علی\u200cرضا'],
    ['\u200cعلی\u200c رضا\u200d', 'علی رضا'],
    ['\u202bعبد\u202c \u2067الله\u2069', 'عبد الله'],
    ['Ami\u00adna\u00a0Khan\u2060', 'Amina Khan'],
  ])('%j is kept as %j', (typed, stored) => expect(personName(60).parse(typed)).toBe(stored));

  test('only dots or only joiners are no name', () => {
    for (const name of ['···', '・', '\u200c\u200d', '·\u200d·'])
      expect(passes(personName(60), name), name).toBe(false);
  });
});

describe('codes that people type', () => {
  test.each([
    'ABCD2345',
    ' ABCD2345',
    'abcd 2345\n',
    'ABCD-2345',
    'ab-cd–23 45',
    '\u200bABCD\u00a02345\ufeff',
    'ABCD٢٣٤٥',
    'ＡＢＣＤ۲۳۴۵',
  ])('%j is ABCD2345', (given) => expect(typedCode(8).parse(given)).toBe('ABCD2345'));

  test.each(['', '  ', '---', 'ABCD23456', '\ud800'])('%j is no code', (given) => {
    expect(passes(typedCode(8), given)).toBe(false);
  });
});

describe('telephone numbers', () => {
  test.each([
    ['٠٧٧٠٠ ٩٠٠١٢٣', '07700 900123'],
    ['+۹۲ ۳۰۰ ۱۲۳۴۵۶۷', '+92 300 1234567'],
    ['\u202a+44\u00a07700\u2011900123\u202c', '+44 7700-900123'],
    ['＋８８０ １７１２ ３４５６７８', '+880 1712 345678'],
    ['+९१ ९८१२३ ४५६७८', '+91 98123 45678'],
  ])('%j is kept as %j', (typed, stored) => expect(phone(40).parse(typed)).toBe(stored));
});

describe('ids', () => {
  test('in a body are numbers', () => {
    expect(passes(numericId, 1003)).toBe(true);
    for (const bent of ['1003', [1003], true, '0x43b', '', null, {}, 1003.5, 0, -1, 2_147_483_648, Number.NaN])
      expect(passes(numericId, bent), JSON.stringify(bent)).toBe(false);
  });

  test('in an address are digits, without leading zeros or signs', () => {
    expect(idInAddress.parse('1003')).toBe(1003);
    for (const bent of ['1003.0', ' 1003', '1003 ', '1.003e3', '+1003', '01003', '0x3eb', '٣', '', '0', '2147483648'])
      expect(passes(idInAddress, bent), bent).toBe(false);
  });

  test('numbers of a query are digits as well', () => {
    for (const typed of ['20', '٢٠', '۲۰', '२०', '２０', ' 20']) expect(wholeInQuery(18, 100).parse(typed)).toBe(20);
    for (const bent of ['0x12', '2e1', '20.0', '+20', '1e999', '١٧', '17', '101', ['20', '30']])
      expect(passes(wholeInQuery(18, 100), bent), String(bent)).toBe(false);
  });
});

test('half a character is no password, at sign-in either', () => {
  expect(passes(givenPassword, 'a long walk \ud83d')).toBe(false);
  expect(passes(givenPassword, 'a long walk \u{1f305} ')).toBe(true);
});
