/** A denial before the words, in the same sentence; 'why not' and 'cannot wait' are none. */
const DENIED = /\b(?:not|never|cannot|dont|wont|wouldnt|couldnt|no|without|avoid|haram)\b|n't\b/;
const NO_DENIAL =
  /\bwhy (?:not|don'?t)\b|\b(?:cannot|can'?t) wait\b|\bnothing wrong\b|\bno (?:harm|problem|one)\b|\bnobody\b/;
const LOOKED_BACK = 40;

/** Returns whether the words at this position are denied. */
export function isDenied(plain: string, from: number): boolean {
  const before = plain.slice(Math.max(0, from - LOOKED_BACK), from);
  const [sentence = ''] = before.split(/[.!?\n؟]/).slice(-1);
  return DENIED.test(sentence) && !NO_DENIAL.test(sentence);
}
