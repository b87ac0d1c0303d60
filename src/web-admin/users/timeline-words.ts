type Detail = Record<string, string | number | null>;

/** Replaces codes in the detail of an event ('six_month') by the words of the catalogue; other values stay. */
export const detailInWords = (detail: Detail, words: Record<string, Record<string, string>>): Detail =>
  Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, words[name]?.[String(value)] ?? value]));
