/** Signs that show nothing: zero width, direction marks, variation selectors, fillers, the empty braille cell. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** What of a text can be seen, without white space around it. */
export const seen = (text: string): string => text.replace(UNSEEN, '').trim();

/** The text as one line that runs in one direction: what a name may add to a sentence. */
export const oneLine = (text: string): string =>
  text.replace(CONTROL, ' ').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

/** A code as it was made, however somebody typed or pasted it. */
export const bareCode = (typed: string): string =>
  typed
    .replace(UNSEEN, '')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
