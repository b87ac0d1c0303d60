import { describe, expect, test } from 'vitest';
import { truncate } from './truncate.ts';

const WHOLE = {
  'a family': '👨‍👩‍👧‍👦',
  'a skin tone': '👍🏽',
  'a flag': '🇵🇰',
  'a flag made of tags': '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'a keycap': '1️⃣',
  'a woman with a headscarf': '🧕🏾',
  'a surrogate pair': '𐴀',
  'an Arabic letter with its marks': 'بِّ',
  'an accent of its own': 'e\u0301',
  'a Devanagari conjunct': 'क्षि',
  'a Hangul syllable of jamo': '\u1112\u1161\u11ab',
  'a Thai letter with its vowel': 'กำ',
};

describe.each(Object.entries(WHOLE))('%s', (_, character) => {
  test('stays whole wherever the text is cut', () => {
    const text = character.repeat(40);
    for (let max = 1; max < text.length; max++) {
      const cut = truncate(text, max, { mark: '' });
      expect.soft(cut.length).toBeLessThanOrEqual(max);
      expect.soft(cut, `at ${max}`).toBe(character.repeat(Math.floor(max / character.length)));
    }
  });

  test('leaves room for the mark if it counts', () => {
    for (const max of [10, 11, 12, 13, 119, 120]) {
      const cut = truncate(character.repeat(150), max, { markCounts: true });
      expect.soft(cut.length).toBeLessThanOrEqual(max);
      expect.soft(cut.endsWith('…')).toBe(true);
      expect.soft(cut.isWellFormed()).toBe(true);
    }
  });
});

test('a text that fits stays as it is', () => {
  for (const text of ['', 'Salam', 'a'.repeat(120), '👨‍👩‍👧‍👦']) expect(truncate(text, 120, { markCounts: true })).toBe(text);
});

test('no space precedes the mark', () => {
  for (const space of [' ', '  ', '\n', '\u00a0', '\u3000'])
    expect(truncate(`salam${space}alaikum`, 5 + space.length), JSON.stringify(space)).toBe('salam…');
});

test('words stay whole if possible', () => {
  const cut = (text: string, max: number) => truncate(text, max, { wholeWords: true });
  expect(cut('I would welcome speaking', 10)).toBe('I would…');
  expect(cut('I would welcome speaking', 7)).toBe('I would…');
  expect(cut('أرحب بالحديث مع والدك', 12)).toBe('أرحب بالحديث…');
  expect(cut('a'.repeat(20), 10)).toBe(`${'a'.repeat(10)}…`);
});
