import { z } from 'zod';
import { endpoint, type Endpoint } from './endpoint.ts';
import { adminReason } from './fields.ts';
import { adminListEndpoint, type ListEndpoint } from './list.ts';

/** Which state of a record somebody changes: the number that grows with each change of it. */
const revision = z.number().int().min(1);
const reason = adminReason.optional();

/** Some of the fields of a record. */
export type Changes<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };
/** A write's answer: the record, and a sentence that says what was done. */
type AdminAnswer<Item> = z.ZodType<Item & { message: string }>;
type ById<Id> = z.ZodType<{ id: Id }>;

/** The calls by which the console lists records of a kind, makes, changes and removes them. */
export interface AdminResource<Query extends z.ZodType, Item, Id, Fields> {
  list: ListEndpoint<Query, z.ZodType<Item>, Id>;
  add: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType<Fields & { reason?: string | undefined }>, AdminAnswer<Item>>;
  change: Endpoint<
    ById<Id>,
    z.ZodUndefined,
    z.ZodType<Changes<Fields> & { reason?: string | undefined; revision?: number | undefined }>,
    AdminAnswer<Item>
  >;
  remove: Endpoint<ById<Id>, z.ZodUndefined, z.ZodType<{ reason?: string | undefined }>, AdminAnswer<Item>>;
}

/**
 * Declares the records of a kind that the console edits, by the calls of ra-data-simple-rest. `fields` are those that
 * may be written; whatever else the console sends along of a record is dropped. Who adds one may leave out what has a
 * default; who changes one may leave out anything, which then stays as it is.
 */
export function adminResourceEndpoints<
  Item extends z.ZodRawShape,
  Fields extends z.ZodRawShape,
  const Sorts extends readonly [string, ...string[]],
  Filter extends z.ZodRawShape,
  Id extends z.ZodType,
>(resource: {
  path: string;
  /** What one of them is called in the descriptions of the calls: 'a guidance article'. */
  of: string;
  summary: string;
  /** Admins alone read it, unless said otherwise; they alone write. */
  access?: 'staff';
  /** Whether writing needs a sign-in of the last ten minutes (R-S.7). */
  fresh?: boolean;
  id: Id;
  record: z.ZodObject<Item>;
  fields: z.ZodObject<Fields>;
  defaults?: Partial<z.output<z.ZodObject<Fields>>>;
  sorts: Sorts;
  filter: z.ZodObject<Filter>;
}) {
  const { path, of, record, fields, defaults = {} } = resource;
  const shape = fields.shape as unknown as Record<string, z.ZodType>;
  const withDefaults = Object.entries(defaults).map(([name, value]) => [name, shape[name]!.default(value)]);
  const write = {
    access: 'admin' as const,
    fresh: resource.fresh ?? false,
    answer: record.extend({ message: z.string() }),
  };
  const one = { path: `${path}/:id`, params: z.object({ id: resource.id }) };
  return {
    list: adminListEndpoint(resource),
    add: endpoint({
      method: 'POST',
      path,
      summary: `Adds ${of}. Audited`,
      status: 201,
      body: z.object({ ...shape, ...Object.fromEntries(withDefaults), reason }),
      ...write,
    }),
    change: endpoint({
      method: 'PUT',
      ...one,
      summary: `Changes ${of}: what is left out stays; 409 where it is not of the revision given any more. Audited`,
      body: fields.partial().extend({ revision: revision.optional(), reason }),
      ...write,
    }),
    remove: endpoint({
      method: 'DELETE',
      ...one,
      summary: `Removes ${of}. Audited`,
      body: z.object({ reason }),
      ...write,
    }),
  } as unknown as AdminResource<
    ReturnType<typeof adminListEndpoint<z.ZodObject<Item>, Sorts, Filter, Id>>['query'],
    z.output<z.ZodObject<Item>>,
    z.output<Id>,
    z.output<z.ZodObject<Fields>>
  >;
}
