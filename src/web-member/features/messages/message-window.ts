/**
 * The messages on screen when the newest ones were looked up anew: those that have slipped out of the newest stay
 * before them. Null where the two do not meet, since more was written meanwhile than one answer holds.
 */
export function withNewest<M extends { id: string }>(shown: M[], newest: M[]): M[] | null {
  const [first] = newest;
  if (!first) return shown.length === 0 ? [] : null;
  const place = shown.findIndex(({ id }) => id === first.id);
  return place < 0 ? null : [...shown.slice(0, place), ...newest];
}
