interface Cut {
  /** What says that something was cut off. */
  mark?: string;
  /** Whether the mark takes up room of the limit. */
  markCounts?: boolean;
  /** Cuts between two words where there are any. */
  wholeWords?: boolean;
}

let characters: Intl.Segmenter | undefined;

/**
 * The beginning of a text, cut between two characters as people see them: never inside an emoji, a letter with its
 * marks or a conjunct. `max` counts UTF-16 units, as the limits of the contracts do.
 */
export function truncate(text: string, max: number, { mark = '…', markCounts, wholeWords }: Cut = {}): string {
  if (text.length <= max) return text;
  const room = markCounts ? max - mark.length : max;
  characters ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  const head = text.slice(0, end);
  const cutsWord = wholeWords && !/^\s/.test(text.slice(end));
  return `${((cutsWord && /^([^]*\S)\s+\S*$/.exec(head)?.[1]) || head).trimEnd()}${mark}`;
}
