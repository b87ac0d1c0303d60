/** The end of a sentence in Latin or Arabic script, with what closes it, before a space or the end of the text. */
const SENTENCE_END = /[.!?…؟۔]+["'”’»)\]]*(?=\s|$)/gu;

/** Returns the places after each sentence's last character. */
export const sentenceEnds = (text: string): number[] =>
  [...text.matchAll(SENTENCE_END)].map(({ index, 0: mark }) => index + mark.length);

/** Returns the sentences of a text, line by line; the last one of a line may lack its mark. */
export const sentencesOf = (text: string): string[] => text.split(/[\r\n\u2028\u2029]+/).flatMap(sentencesOfLine);

function sentencesOfLine(line: string): string[] {
  const ends = [...sentenceEnds(line), line.length];
  return ends.map((end, n) => line.slice(ends[n - 1] ?? 0, end).trim()).filter(Boolean);
}
