import { normalizeCompatibility } from '../values/normalize-compatibility.ts';

/** A text in its searchable form, with the original position of each character. */
export interface PlainText {
  plain: string;
  original(from: number, to: number): string;
}

/** The zeros of digits that members use: Arabic, Persian and Urdu, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u0640]/gu;

/**
 * One alphabet for the patterns: lower case without accents and vowel signs, ASCII digits and apostrophes, nothing
 * invisible.
 */
export function plainText(text: string): PlainText {
  const at: number[] = [];
  let plain = '';
  let place = 0;
  for (const sign of text) {
    const simple = simpleForm(sign);
    for (let n = 0; n < simple.length; n++) at.push(place);
    plain += simple;
    place += sign.length;
  }
  at.push(text.length);
  return {
    plain,
    original: (from, to) => text.slice(at[from], afterSign(text, at[Math.max(to - 1, from)]!)).trim(),
  };
}

function simpleForm(sign: string): string {
  const code = sign.codePointAt(0)!;
  const zero = ZEROS.find((one) => code >= one && code < one + 10);
  if (zero !== undefined) return String(code - zero);
  if (sign === '’' || sign === '‘' || sign === '`') return "'";
  return normalizeCompatibility(sign, 'NFKD').replace(UNSEEN, '').toLowerCase();
}

/** End of the character at this position, with invisible ones that belong to it. */
function afterSign(text: string, place: number): number {
  const sign = String.fromCodePoint(text.codePointAt(place) ?? 0x20);
  let end = place + sign.length;
  while (end < text.length) {
    const next = String.fromCodePoint(text.codePointAt(end)!);
    if (next.replace(UNSEEN, '') !== '') break;
    end += next.length;
  }
  return end;
}
