/** The beginning of somebody's words: so many lines, and no more signs than may stand in them. */
export function firstLines(words: string, { lines, signs }: { lines: number; signs: number }): string {
  const given = words.split(/\s*[\r\n\u0085\u2028\u2029]+\s*/).filter(Boolean);
  const begin = given.slice(0, lines).join('\n');
  const letters = [...begin];
  if (letters.length <= signs) return given.length > lines ? `${begin} …` : begin;
  const cut = letters.slice(0, signs).join('');
  // Between two words where there are any.
  return `${/^([^]*\S)\s+\S*$/.exec(cut)?.[1] ?? cut} …`;
}
