/** Frequent English words that other languages in Latin letters, such as Urdu written so, hardly have. */
const COMMON = new Set(
  'the and i my you your with for that this are have would about from our they what how please but she his her which'.split(
    ' ',
  ),
);
const LATIN = /\p{Script=Latin}/gu;
const SCRIPT_SIGN = /\p{L}/gu;
const MOSTLY = 0.9;
const DISTINCT = 2;

/** Returns whether a text is surely in English: Latin letters, and several words of it; false if in doubt. */
export function isEnglish(text: string): boolean {
  const written = text.match(SCRIPT_SIGN)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  if (written === 0 || latin < written * MOSTLY) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => COMMON.has(word))).size >= DISTINCT;
}
