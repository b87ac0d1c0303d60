/** Separators of a typed list: the commas of all scripts, the Arabic semicolon, or a new line. */
const SEPARATOR =
  /[,\u055d\u060c\u061b\u07f8\u1363\u1802\u1808\u2e32\u2e34\u2e41\u3001\ua4fe\ua60d\ufe10\ufe11\ufe50\ufe51\uff0c\uff64\r\n]/;

export const typedEntries = (typed: string): string[] =>
  typed
    .split(SEPARATOR)
    .map((entry) => entry.trim())
    .filter(Boolean);
