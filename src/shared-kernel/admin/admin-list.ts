import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { ListPage, ListQuery } from '../contracts/list.ts';
import { containsText, pageOf } from '../persistence/page.ts';
import { UseCase } from '../use-case.ts';

interface ListContract {
  query: z.ZodType<ListQuery>;
  answer: z.ZodType<object[]>;
}
type QueryOf<Contract extends ListContract> = z.output<Contract['query']>;
export type FilterOf<Contract extends ListContract> = NonNullable<QueryOf<Contract>['filter']>;
type SortOf<Contract extends ListContract> = NonNullable<QueryOf<Contract>['sort']>[0];

/** Narrows the rows of a list to those with a value. */
type Condition<Value> = (rows: Knex.QueryBuilder, value: Value) => void;

export type Conditions<Contract extends ListContract> = {
  [Name in keyof FilterOf<Contract>]?: Condition<NonNullable<FilterOf<Contract>[Name]>>;
};

/** The connection and the member of staff of one reading. */
export interface ListReading {
  db: Knex;
  reader: Actor;
}

/** Filter that finds words in a column, in any spelling. */
export const searching =
  (column: string): Condition<string> =>
  (rows, words) =>
    void rows.where(containsText(column, words));

/**
 * Base class of the console's lists. A subclass states its rows and records; it is sorted and filtered as its contract
 * says, by the columns of the same names.
 */
export abstract class AdminList<
  Contract extends ListContract,
  Row extends object,
  Ports extends { db: Knex } = { db: Knex },
  Item = z.output<Contract['answer']>[number],
> extends UseCase<Ports> {
  /** Columns of sorts and filters that have another name. */
  protected readonly columns: { [Name in SortOf<Contract> | keyof FilterOf<Contract>]?: string } = {};
  /** Filters that do more than to compare a column. */
  protected readonly conditions: Conditions<Contract> = {};
  /** SQL of a condition whose rows come first in every order. */
  protected readonly first: string | undefined = undefined;
  /** The order without a sort, and the tie-breaker of others. */
  protected readonly key: string = 'id';
  protected readonly defaultSort: readonly [SortOf<Contract>, 'ASC' | 'DESC'] | undefined = undefined;

  execute(wanted: QueryOf<Contract>, reader: Actor): Promise<ListPage<Item>> {
    return this.read(wanted, { db: this.ports.db, reader });
  }

  protected async read(wanted: QueryOf<Contract>, by: ListReading): Promise<ListPage<Item>> {
    const { range, sort = this.defaultSort, filter } = wanted;
    const all = this.rows(by);
    await this.narrow(all, filter ?? {}, by);
    const order = sort && { column: this.columnOf(sort[0]), direction: sort[1] };
    const { keys, total } = await pageOf(all, { range, order, key: this.key, first: this.first });
    return { records: await this.records(await this.wholeRows(keys, by), by), total };
  }

  private async wholeRows(keys: string[], by: ListReading): Promise<Row[]> {
    const rows: Row[] = await this.whole(by).whereIn(this.key, keys);
    const byKey = new Map(rows.map((row) => [String((row as Record<string, unknown>)[this.key]), row]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }

  protected narrow(rows: Knex.QueryBuilder, filter: FilterOf<Contract>, _by: ListReading): void | Promise<void> {
    const conditions = this.conditions as Record<string, Condition<unknown>>;
    for (const [name, value] of Object.entries(filter as Record<string, unknown>)) {
      if (value === undefined || value === null || value === '') continue;
      if (conditions[name]) conditions[name](rows, value);
      else if (Array.isArray(value)) rows.whereIn(this.columnOf(name), value);
      else rows.where(this.columnOf(name), value as string);
    }
  }

  private columnOf(name: string): string {
    return (this.columns as Record<string, string>)[name] ?? snakeCase(name);
  }

  /** All rows of the list, before its filters, with the columns of its filters and orders. */
  protected abstract rows(by: ListReading): Knex.QueryBuilder;

  /** All rows with the columns of their records, of which a page is read. */
  protected whole(by: ListReading): Knex.QueryBuilder {
    return this.rows(by);
  }

  protected abstract records(rows: Row[], by: ListReading): Item[] | Promise<Item[]>;
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
