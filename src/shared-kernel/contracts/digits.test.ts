import { describe, expect, test } from 'vitest';
import { asciiDigits, plainNumber, typedNumber } from './digits.ts';

const SCRIPTS = {
  Arabic: '٠١٢٣٤٥٦٧٨٩',
  'Persian and Urdu': '۰۱۲۳۴۵۶۷۸۹',
  Devanagari: '०१२३४५६७८९',
  Bengali: '০১২৩৪৫৬৭৮৯',
  Gurmukhi: '੦੧੨੩੪੫੬੭੮੯',
  Thai: '๐๑๒๓๔๕๖๗๘๙',
  fullwidth: '０１２３４５６７８９',
  'Hanifi Rohingya': '𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹',
  'mathematical monospace': '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
};

test.each(Object.entries(SCRIPTS))('the ten digits of %s are 0 to 9', (_, digits) => {
  expect(asciiDigits(digits)).toBe('0123456789');
});

test("every decimal digit of Unicode has the value of its script's number format", () => {
  const systems = Intl.supportedValuesOf('numberingSystem');
  let compared = 0;
  for (const numberingSystem of systems) {
    const digits = Array.from({ length: 10 }, (_, n) => new Intl.NumberFormat('en', { numberingSystem }).format(n));
    if (!digits.every((digit) => /^\p{Nd}$/u.test(digit))) continue;
    compared += 1;
    expect.soft(asciiDigits(digits.join('')), numberingSystem).toBe('0123456789');
  }
  expect(compared).toBeGreaterThan(60);
});

test('other characters stay as they are', () => {
  for (const text of ['', 'salam', '½', '²', 'Ⅳ', '一二三', 'سلام', '-', '٪']) expect(asciiDigits(text)).toBe(text);
});

describe('amounts', () => {
  test.each([
    ['١٥٫٩٩', '15.99'],
    ['۱۵٫۹۹', '15.99'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['\u200e١٥\u200f', '15'],
    ['１５．９９', '15.99'],
    [' 15.99 ', '15.99'],
  ])('%s is %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain));
});

describe('whole numbers of forms', () => {
  test.each([
    ['٣٥', 35],
    ['۳۵', 35],
    ['३५', 35],
    [' 35 ', 35],
    ['35.5', 35.5],
  ])('%s is %d', (typed, number) => expect(typedNumber(typed)).toBe(number));

  test.each(['', 'thirty', '3e1', '0x23', '١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧', '1.', '--1'])(
    '%j stays for the rule to refuse',
    (typed) => expect(typedNumber(typed)).toBe(typed),
  );
});
