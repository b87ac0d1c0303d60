/** Characters that stand for a whole word, which normalising expands to 5 to 18 letters: ‘ﷺ’, ‘㌔’, ‘㎯’. */
export const WORD_SIGNS = /[\u321d\u321e\u327c\u3300-\u3357\u33ae\u33af\ufdfa\ufdfb]/g;
export const REPLACEMENT = '\ufffd';

/**
 * Normalises by compatibility without letting a text grow: characters that stand for a word are replaced first. The
 * result has at most four times as many UTF-16 units.
 */
export const normalizeCompatibility = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.replace(WORD_SIGNS, REPLACEMENT).normalize(form);
