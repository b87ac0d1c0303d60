/** Escapes a file's path for use as an alias: in a replacement, `$` would refer to the match. */
export const asReplacement = (file: string): string => file.replaceAll('$', '$$$$');
