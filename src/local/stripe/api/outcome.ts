import type { AnyObject, Invoice, Kind } from '../state.ts';

/** A list of objects, newest first, of which a page is shown. */
export interface List {
  list: AnyObject[];
}
export interface DeletedObject {
  deleted: { id: string; object: Kind };
}
export interface AddedItem {
  item: { line: Invoice['lines'][number]; invoice: Invoice };
}
export type Outcome = AnyObject | List | DeletedObject | AddedItem;
