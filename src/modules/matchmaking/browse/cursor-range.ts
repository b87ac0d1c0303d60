export interface Position {
  cell: number;
  id: number;
}

/** Positions after `after`, up to and including `upTo`; null is the list's beginning or end. */
export interface CursorRange {
  after: Position | null;
  upTo: Position | null;
}
export const FULL_RANGE: CursorRange = { after: null, upTo: null };
