import { z } from 'zod';
import { endpoint, type Endpoint } from './endpoint.ts';
import { adminReason } from './fields.ts';
import { adminListEndpoint, type ListEndpoint } from './list.ts';
import type { Duty } from './roles.ts';

/** The state of a record that is changed; grows with each change. */
const revision = z.number().int().min(1);
const reason = adminReason.optional();

export type Changes<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };
/** The record and a sentence about the change. */
type AdminAnswer<Item> = z.ZodType<Item & { message: string }>;
type ById<Id> = z.ZodType<{ id: Id }>;

/** The endpoints by which the console lists, adds, changes and removes records of a kind. */
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
 * Declares a resource of the console by the endpoints of ra-data-simple-rest. Only `fields` are written: adding may
 * omit those with a default, changing may omit any, and other fields that the console sends are dropped.
 */
export function adminResourceEndpoints<
  Item extends z.ZodRawShape,
  Fields extends z.ZodRawShape,
  const Sorts extends readonly [string, ...string[]],
  Filter extends z.ZodRawShape,
  Id extends z.ZodType,
>(resource: {
  path: `/${string}`;
  /** Name of a record in the API documentation: 'a guidance article'. */
  of: string;
  summary: string;
  /** Lets moderators read; admins and staff with one of the duties write. */
  access?: 'staff';
  duties?: readonly Duty[];
  /** Requires a sign-in of the last ten minutes for writing (R-S.7). */
  fresh?: boolean;
  id: Id;
  record: z.ZodObject<Item>;
  fields: z.ZodObject<Fields>;
  defaults?: Partial<z.output<z.ZodObject<Fields>>>;
  sorts: Sorts;
  filter: z.ZodObject<Filter>;
  exported?: readonly Extract<keyof z.output<z.ZodObject<Item>>, string>[];
}) {
  const { path, of, record, fields, defaults = {} } = resource;
  const shape = fields.shape as unknown as Record<string, z.ZodType>;
  const withDefaults = Object.entries(defaults).map(([name, value]) => [name, shape[name]!.default(value)]);
  const write = {
    access: 'admin' as const,
    duties: resource.duties ?? [],
    fresh: resource.fresh ?? false,
    answer: record.extend({ message: z.string() }),
  };
  const params = z.object({ id: resource.id });
  return {
    list: adminListEndpoint(resource),
    add: endpoint(`POST ${path}`, {
      summary: `Adds ${of}. Audited`,
      status: 201,
      body: z.object({ ...shape, ...Object.fromEntries(withDefaults), reason }),
      ...write,
    }),
    change: endpoint(`PUT ${path}/:id`, {
      params,
      summary: `Changes ${of}; omitted fields stay; 409 if the revision is stale. Audited`,
      body: fields.partial().extend({ revision: revision.optional(), reason }),
      ...write,
    }),
    remove: endpoint(`DELETE ${path}/:id`, {
      params,
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
