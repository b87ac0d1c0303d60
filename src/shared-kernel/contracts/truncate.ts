interface Cut {
  /** Mark of truncation. */
  mark?: string;
  /** Counts the mark within the limit. */
  markCounts?: boolean;
  /** Cuts between two words if possible. */
  wholeWords?: boolean;
}

let characters: Intl.Segmenter | undefined;

/**
 * Truncates a text between two visible characters: never inside an emoji, a letter with its marks or a conjunct. `max`
 * counts UTF-16 units, like the limits of contracts.
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
