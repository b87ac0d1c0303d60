/** Turns a branch of the catalogue (`{ male: 'Male' }`) into choices, in its order. */
export const choicesOf = (texts: Record<string, string>): { id: string; name: string }[] =>
  Object.entries(texts).map(([id, name]) => ({ id, name }));
