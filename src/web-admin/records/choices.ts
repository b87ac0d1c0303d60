/** The choices that a branch of the catalogue names, in its order: `{ male: 'Male' }`. */
export const choicesOf = (texts: Record<string, string>): { id: string; name: string }[] =>
  Object.entries(texts).map(([id, name]) => ({ id, name }));
