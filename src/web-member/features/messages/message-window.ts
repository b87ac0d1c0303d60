/**
 * Merges the messages on screen with the newest ones; those that are no longer among the newest stay before them.
 * Returns null if there is a gap, because more was written meanwhile than one response contains.
 */
export function withNewest<M extends { id: string }>(shown: M[], newest: M[]): M[] | null {
  const [first] = newest;
  if (!first) return shown.length === 0 ? [] : null;
  const place = shown.findIndex(({ id }) => id === first.id);
  return place < 0 ? null : [...shown.slice(0, place), ...newest];
}
