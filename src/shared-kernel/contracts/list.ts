import { z } from 'zod';
import { validationText } from '../i18n/catalogue.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { adminReason } from './fields.ts';
import type { Duty } from './roles.ts';

export type ListEndpoint<Query extends z.ZodType, Item extends z.ZodType, Id> = Endpoint<
  z.ZodUndefined,
  Query,
  z.ZodUndefined,
  z.ZodArray<Item>
> & {
  one: Endpoint<z.ZodType<{ id: Id }>, z.ZodUndefined, z.ZodUndefined, Item>;
  sorts: readonly string[];
  /** Null for a list that is no page of the console. */
  export: ListExport<Query> | null;
};

/** The endpoint that exports a list as a table, and the columns of the table. */
export type ListExport<Query extends z.ZodType> = Endpoint<
  z.ZodUndefined,
  z.ZodUndefined,
  z.ZodType<ExportInput<z.output<Query>>>,
  typeof exportedList
> & { columns: readonly string[] };

type ExportInput<Query> = Query extends ListQuery
  ? Pick<Query, 'sort' | 'filter'> & { reason?: string | undefined }
  : never;

/** Rows of one export at most. */
export const MOST_EXPORTED = 5000;

const exportedList = z.object({
  fileName: z.string(),
  csv: z.string().describe('a table for a spreadsheet, with the names of the fields in its first line'),
  rows: z.number().int(),
  total: z.number().int().describe(`rows of the list; only the first ${MOST_EXPORTED} are exported`),
  message: z.string(),
});

const LONGEST_PAGE = 1000;

/** The part of a list to return; without options, the plain list. */
export interface ListQuery<Sort extends string = string, Filter = unknown> {
  /** Indexes of the first and the last record, from 0. */
  range?: [from: number, to: number] | undefined;
  sort?: [field: Sort, order: 'ASC' | 'DESC'] | undefined;
  filter?: Filter | undefined;
}

/** Records of a list, with the total number. */
export interface ListPage<Item> {
  records: Item[];
  total: number;
}

const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, ctx): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        ctx.addIssue(validationText('page'));
        return z.NEVER;
      }
    })
    .pipe(schema);

const place = z.number().int().min(0).max(1_000_000_000);
const range = z
  .tuple([place, place])
  .refine(([from, to]) => from <= to && to - from < LONGEST_PAGE, { error: () => validationText('page') });

/** A list's filter with ids; strict, since an unknown key would filter nothing. */
const withIds = <Id extends z.ZodType, Filter extends z.ZodRawShape>(id: Id, filter: z.ZodObject<Filter>) =>
  filter.extend({ id: z.array(id).optional() }).strict();

const sortOf = <Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.tuple([z.enum(sorts), z.enum(['ASC', 'DESC'])]);

/** The parameters of ra-data-simple-rest, each JSON; without them the list is plain. */
const listQuery = <Sorts extends readonly [string, ...string[]], Filter extends z.ZodType>(
  sorts: Sorts,
  filter: Filter,
) =>
  z.object({
    range: json(range).optional().describe('JSON, for example [0,24]'),
    sort: json(sortOf(sorts)).optional().describe('JSON, for example ["id","ASC"]'),
    filter: json(filter).optional().describe('JSON, for example {"id":["…"]}'),
  });

/**
 * Declares a console list with its sortable fields and filters, which always include ids, and the endpoint of a single
 * record. Ids are UUIDs by default.
 */
export const adminListEndpoint = <
  Item extends z.ZodType,
  const Sorts extends readonly [string, ...string[]],
  Filter extends z.ZodRawShape,
  Id extends z.ZodType = z.ZodUUID,
>(list: {
  path: `/${string}`;
  summary: string;
  /** Allows moderators; default: admins only. */
  access?: 'staff';
  /** Allows staff with one of these duties. */
  duties?: readonly Duty[];
  id?: Id;
  record: Item;
  sorts: Sorts;
  filter: z.ZodObject<Filter>;
  /** Fields that an export contains: none that people wrote. */
  exported?: readonly Extract<keyof z.output<Item>, string>[];
}): ListEndpoint<ReturnType<typeof listQuery<Sorts, ReturnType<typeof withIds<Id, Filter>>>>, Item, z.output<Id>> => {
  const id = list.id ?? (z.uuid() as unknown as Id);
  const { path, summary, access = 'admin', duties = [], record, exported } = list;
  const filter = withIds(id, list.filter);
  const exporting = endpoint(`POST ${path}/export`, {
    summary: `${summary}: as a table for a spreadsheet, without texts that people wrote. Audited`,
    access,
    duties,
    body: z.object({ sort: sortOf(list.sorts).optional(), filter: filter.optional(), reason: adminReason.optional() }),
    answer: exportedList,
  });
  return {
    ...endpoint(`GET ${path}`, {
      summary,
      access,
      duties,
      query: listQuery(list.sorts, filter),
      answer: z.array(record),
    }),
    sorts: list.sorts,
    export: exported ? ({ ...exporting, columns: exported } as never) : null,
    one: endpoint(`GET ${path}/:id`, {
      summary: `${summary}: a single record`,
      access,
      duties,
      params: z.object({ id }) as unknown as z.ZodType<{ id: z.output<Id> }>,
      answer: record,
    }),
  };
};
