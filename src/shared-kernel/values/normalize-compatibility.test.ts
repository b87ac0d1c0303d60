import { describe, expect, test } from 'vitest';
import { plainText } from '../flags/plain.ts';
import { flagsIn } from '../flags/flags.ts';
import { normalizeCompatibility } from './normalize-compatibility.ts';
import { searchKey } from '../search/search-key.ts';

/** Every character of Unicode except halves of pairs. */
function* everySign(): Generator<string> {
  for (let code = 0; code <= 0x10ffff; code++) if (code < 0xd800 || code > 0xdfff) yield String.fromCodePoint(code);
}
const MOST = 4;

test.each(['NFKC', 'NFKD'] as const)('no character grows to more than four times its length by %s', (form) => {
  const grown = [...everySign()].filter((sign) => normalizeCompatibility(sign, form).length > MOST * sign.length);
  expect(grown).toEqual([]);
});

test('text searched for flags grows no more than that', () => {
  const grown = [...everySign()].filter((sign) => plainText(sign).plain.length > MOST * sign.length);
  expect(grown).toEqual([]);
});

test('search keys grow no more than that', () => {
  const grown = [...everySign()].filter((sign) => searchKey(`${sign}x`).length > MOST * sign.length + 1);
  expect(grown).toEqual([]);
});

describe('a text of characters that stand for words', () => {
  test.each(['ﷺ', 'ﷻ', '㌖', '㎯', '㉼'])('%s does not grow, and hides nothing', (sign) => {
    const text = `${sign.repeat(900)} 07700 900 123 ${sign.repeat(900)}`;
    expect(plainText(text).plain).toHaveLength(text.length);
    expect(flagsIn(text)).toEqual([{ kind: 'phone', excerpt: '07700 900 123' }]);
  });
});

test.each([
  ['ｗｗｗ．example．com', 'www.example.com'],
  ['𝟎𝟕𝟕𝟎𝟎', '07700'],
  ['ﬁnd', 'find'],
  ['㎏', 'kg'],
])('%s is still read as %s', (text, plain) => expect(normalizeCompatibility(text, 'NFKC')).toBe(plain));
