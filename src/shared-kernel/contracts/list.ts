import { z } from 'zod';
import { validationText } from '../i18n/catalogue.ts';
import { endpoint, type Endpoint } from './endpoint.ts';

/** A list of the console, and the call for one of its records. */
export type ListEndpoint<Query extends z.ZodType, Item extends z.ZodType, Id> = Endpoint<
  z.ZodUndefined,
  Query,
  z.ZodUndefined,
  z.ZodArray<Item>
> & {
  one: Endpoint<z.ZodType<{ id: Id }>, z.ZodUndefined, z.ZodUndefined, Item>;
  /** By which fields it can be sorted. */
  sorts: readonly string[];
};

/** No page of a list is longer. */
const LONGEST_PAGE = 1000;

/**
 * The records that a list wants: from one number to another in the order asked for. What is not said is the plain
 * list.
 */
export interface ListQuery<Sort extends string = string, Filter = unknown> {
  /** The numbers of the first and the last record, from 0. */
  range?: [from: number, to: number] | undefined;
  sort?: [field: Sort, order: 'ASC' | 'DESC'] | undefined;
  filter?: Filter | undefined;
}

/** A part of a list, and how many records all of it has. */
export interface ListPage<Item> {
  records: Item[];
  total: number;
}

/** A parameter that holds JSON. */
const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, ctx): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        ctx.addIssue(validationText('invalid'));
        return z.NEVER;
      }
    })
    .pipe(schema);

const place = z.number().int().min(0).max(1_000_000_000);
const range = z
  .tuple([place, place])
  .refine(([from, to]) => from <= to && to - from < LONGEST_PAGE, { error: () => validationText('invalid') });

/** What a list is filtered by beside its own: the ids that are wanted. Another key would be filtered by nothing. */
const withIds = <Id extends z.ZodType, Filter extends z.ZodRawShape>(id: Id, filter: z.ZodObject<Filter>) =>
  filter.extend({ id: z.array(id).optional() }).strict();

/** The parameters of ra-data-simple-rest, each JSON; without them a list answers plainly. */
const listQuery = <Sorts extends readonly [string, ...string[]], Filter extends z.ZodType>(
  sorts: Sorts,
  filter: Filter,
) =>
  z.object({
    range: json(range).optional().describe('JSON, for example [0,24]'),
    sort: json(z.tuple([z.enum(sorts), z.enum(['ASC', 'DESC'])]))
      .optional()
      .describe('JSON, for example ["id","ASC"]'),
    filter: json(filter).optional().describe('JSON, for example {"id":["…"]}'),
  });

/**
 * Declares a list of the console: what its records hold, by which of their fields it can be sorted, and by what
 * filtered; by their ids always. Each record can be asked for by itself too. The ids are opaque unless said otherwise.
 */
export const adminListEndpoint = <
  Item extends z.ZodType,
  const Sorts extends readonly [string, ...string[]],
  Filter extends z.ZodRawShape,
  Id extends z.ZodType = z.ZodUUID,
>(list: {
  path: string;
  summary: string;
  /** Admins alone, unless said otherwise. */
  access?: 'staff';
  id?: Id;
  record: Item;
  sorts: Sorts;
  filter: z.ZodObject<Filter>;
}): ListEndpoint<ReturnType<typeof listQuery<Sorts, ReturnType<typeof withIds<Id, Filter>>>>, Item, z.output<Id>> => {
  const id = list.id ?? (z.uuid() as unknown as Id);
  const { path, summary, access = 'admin', record } = list;
  return {
    ...endpoint({
      method: 'GET',
      path,
      summary,
      access,
      query: listQuery(list.sorts, withIds(id, list.filter)),
      answer: z.array(record),
    }),
    sorts: list.sorts,
    one: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      summary: `${summary}: one of them`,
      access,
      params: z.object({ id }) as unknown as z.ZodType<{ id: z.output<Id> }>,
      answer: record,
    }),
  };
};
