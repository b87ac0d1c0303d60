/** One page of a list, as members read it. */
export interface PagedList<T> {
  items: T[];
  /** How many there are in all, as it is told. */
  total: string;
  /** Where the next page begins; null at the end. */
  next: string | null;
}
