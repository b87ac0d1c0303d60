const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The value of a digit: in Unicode the ten digits of a script stand one after the other, in groups of ten. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return before % 10;
}

/** The text with the digits of every script (Arabic, Persian, Devanagari, fullwidth …) written as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(DIGIT, (digit) => String(valueOf(digit)));

/** A number as its form sends it: ASCII digits, the Arabic decimal separator as a point, no thousands separators. */
export const plainNumber = (typed: string): string =>
  asciiDigits(typed)
    .replace(/[\p{Cf}\u066c]/gu, '')
    .replace(/[\u066b\uff0e]/g, '.')
    .trim();

/**
 * The whole number that somebody typed in the digits of any script. What is no whole number comes back as it was typed,
 * so that the field's rule refuses it by its own sentence.
 */
export function typedNumber(typed: string): number | string {
  const plain = plainNumber(typed);
  return /^[+-]?\d{1,15}(\.\d+)?$/.test(plain) ? Number(plain) : typed;
}
