const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Value of a digit: in Unicode the ten digits of a script are consecutive, in groups of ten. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return before % 10;
}

/** Replaces the digits of every script (Arabic, Persian, Devanagari, fullwidth …) by 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(DIGIT, (digit) => String(valueOf(digit)));

/** Normalises a typed number: ASCII digits, the Arabic decimal separator as a point, no thousands separators. */
export const plainNumber = (typed: string): string =>
  asciiDigits(typed)
    .replace(/[\p{Cf}\u066c]/gu, '')
    .replace(/[\u066b\uff0e]/g, '.')
    .trim();

/**
 * Reads a whole number in the digits of any script. Other text is returned unchanged, so that the field's own rule
 * refuses it.
 */
export function typedNumber(typed: string): number | string {
  const plain = plainNumber(typed);
  return /^[+-]?\d{1,15}(\.\d+)?$/.test(plain) ? Number(plain) : typed;
}
