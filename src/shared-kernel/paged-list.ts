/** One page of a list that is read from its end, oldest first. */
export interface LatestPage<T> {
  items: T[];
  /** Whether there are earlier ones. */
  hasEarlier: boolean;
}

/** The page that these rows make: the newest first, and one more than `size` where there are earlier ones. */
export const latestPage = <T>(rows: T[], size: number): LatestPage<T> => ({
  items: rows.slice(0, size).toReversed(),
  hasEarlier: rows.length > size,
});

/** One page of a list, as members read it. */
export interface PagedList<T> {
  items: T[];
  /** How many there are in all, as it is told. */
  total: string;
  /** Where the next page begins; null at the end. */
  next: string | null;
}
