import { normalizeCompatibility } from '../values/normalize-compatibility.ts';

/** A text in the form in which it is searched, and where each of its signs stood before. */
export interface PlainText {
  plain: string;
  /** What was written where a part of the plain text was found. */
  original(from: number, to: number): string;
}

/** The zeros of digits that members write with: Arabic, Persian and Urdu, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u0640]/gu;

/**
 * One alphabet for the patterns: small letters without accents and vowel signs, ASCII digits and apostrophes, nothing
 * that cannot be seen.
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

/** Where the sign at this place ends, with the unseen signs that belong to it. */
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
