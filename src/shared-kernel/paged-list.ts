/** A page of a list that is read from its end, oldest first. */
export interface LatestPage<T> {
  items: T[];
  hasEarlier: boolean;
}

/** Makes the page from rows that are newest first, with one more than `size` if there are earlier ones. */
export const latestPage = <T>(rows: T[], size: number): LatestPage<T> => ({
  items: rows.slice(0, size).toReversed(),
  hasEarlier: rows.length > size,
});

export interface PagedList<T> {
  items: T[];
  /** The displayed total. */
  total: string;
  /** Cursor of the next page; null at the end. */
  next: string | null;
}
