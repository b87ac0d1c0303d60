import type { Knex } from 'knex';
import type { DataKeys } from './data-keys.ts';
import { keyOf, openText, sealText, type DataKey, type SealedText } from './sealed-text.ts';

/** Column of a sealed text: `<schema>.<table>.<column>`. */
export type Place = PlaceOf<string>;
type PlaceOf<Column extends string> = `${string}.${string}.${Column}`;

type SealedAs<T extends string | null> = T extends null ? null : SealedText;
type OpenedAs<T extends SealedText | null> = T extends null ? null : string;
export type OpenedColumns<Row, Column extends keyof Row> = {
  [Name in keyof Row]: Name extends Column ? Exclude<Row[Name], SealedText> | string : Row[Name];
};

/**
 * Seals personal texts for storage and opens them (docs/privacy.md). A sealed text is bound to its table, row and
 * column, and does not open if moved or changed; null stays null.
 */
export class Seals {
  private readonly keys: DataKeys;
  /** Caches the current key for each transaction. */
  private readonly current = new WeakMap<Knex.Transaction, Promise<DataKey>>();

  constructor(keys: DataKeys) {
    this.keys = keys;
  }

  /** The sealed text for a column of row `rowId`, to be stored in this very transaction. */
  async seal<T extends string | null>(
    { db }: { db: Knex.Transaction },
    place: Place,
    rowId: string,
    text: T,
  ): Promise<SealedAs<T>> {
    return (text === null ? null : sealText(await this.keyFor(db), about(place, rowId), text)) as SealedAs<T>;
  }

  /** Number of the key that seals in this transaction. */
  async currentKey({ db }: { db: Knex.Transaction }): Promise<number> {
    return (await this.keyFor(db)).id;
  }

  /** Opens the text that was sealed for this column and row; throws for any other. */
  async open<T extends SealedText | null>(place: Place, rowId: string, stored: T): Promise<OpenedAs<T>> {
    if (stored === null) return null as OpenedAs<T>;
    const key = keyOf(stored);
    if (key === null) throw new Error(`Not sealed: ${place}`);
    return openText(await this.keys.get(key), about(place, rowId), stored) as OpenedAs<T>;
  }

  openRows<Column extends string, Row extends { id: string } & Record<Column, SealedText | null>>(
    place: PlaceOf<Column>,
    rows: Row[],
  ): Promise<OpenedColumns<Row, Column>[]> {
    const column = place.split('.')[2] as Column;
    return Promise.all(
      rows.map(
        async (row) =>
          ({ ...row, [column]: await this.open(place, row.id, row[column]) }) as OpenedColumns<Row, Column>,
      ),
    );
  }

  private keyFor(db: Knex.Transaction): Promise<DataKey> {
    if (!this.current.has(db)) this.current.set(db, this.keys.current(db));
    return this.current.get(db)!;
  }
}

const about = (place: Place, rowId: string): string => `${place}:${rowId}`;
