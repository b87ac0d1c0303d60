import { actors } from './authorisation-world.ts';

/** The statuses by actor, in the order of `actors`; no `own` object where a route has none. */
export interface Cells {
  own: number[];
  anothers?: number[];
  missing?: number[];
}
const rows = ``;
export const authorisationTable = new Map<string, Cells>();
