/** A file as what an alias puts in: a `$` in the name of its folder would stand for a part of what was found. */
export const asReplacement = (file: string): string => file.replaceAll('$', '$$$$');
