import type Router from '@koa/router';
import type console from '#texts/en/console.json';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { AdminCommand } from '../admin/admin-command.ts';
import type { CrudCommands } from '../admin/admin-record.ts';
import type { RecordExport } from '../admin/record-export.ts';
import type { AdminResource, Changes } from '../contracts/admin-resource.ts';
import type { Endpoint } from '../contracts/endpoint.ts';
import { MOST_EXPORTED, type ListEndpoint, type ListPage, type ListQuery } from '../contracts/list.ts';
import type { VersionedRecord } from '../admin/admin-resource.ts';
import { DomainError } from '../errors.ts';
import { textsOf } from '../i18n/texts.ts';
import { listAsCsv } from './csv.ts';
import { languageOfReader, type Context, type State } from './context.ts';
import { route, serveAdminWrite, type Call } from './route.ts';

const texts = textsOf<typeof console>('console');

type Shape = z.ZodType;
/** A sentence for a toast about what an act has done. */
type DoneTextId = keyof typeof console.done;
type WithReason = z.ZodType<{ reason?: string | undefined } | undefined>;

/** Serves an act of the console. The command audits it; the response is the record and a sentence about the act. */
export function adminRoute<
  P extends Shape,
  Q extends Shape,
  B extends WithReason,
  Input,
  R extends { message: string },
>(
  router: Router,
  endpoint: Endpoint<P, Q, B, z.ZodType<R>>,
  done: DoneTextId | ((call: Call<P, Q, B>) => DoneTextId),
  command: AdminCommand<Input, Omit<NoInfer<R>, 'message'>>,
  inputOf: (call: Call<P, Q, B>) => NoInfer<Input>,
): void {
  serveAdminWrite(router, endpoint, async (call, admin) => {
    const { requestId } = call.ctx.state as State;
    const record = await command.execute(inputOf(call), { admin, reason: call.body?.reason, requestId });
    return said(call.ctx, typeof done === 'function' ? done(call) : done, record) as unknown as R;
  });
}

export interface List<Query, Item> {
  execute(query: Query, admin: Actor): Promise<ListPage<Item>>;
}

/**
 * Serves a console list, its single records and its export, which is recorded before it is given. Without a range it is
 * a plain list.
 */
export function adminList<Q extends z.ZodType<ListQuery>, R, Id>(
  router: Router,
  endpoint: ListEndpoint<Q, z.ZodType<R>, Id>,
  list: List<NoInfer<z.infer<Q>>, NoInfer<R>>,
  recordExport?: RecordExport,
): void {
  if (endpoint.export) serveExport(router, endpoint, list, recordExport);
  route(router, endpoint.one, async ({ params }, admin) => {
    const { records } = await list.execute({ filter: { id: [params.id] } } as z.infer<Q>, admin);
    if (records.length === 0) throw new DomainError('common.not-found');
    return records[0]!;
  });
  route(router, endpoint, async ({ query, ctx }, admin) => {
    const { records, total } = await list.execute(query, admin);
    if (query.range) ctx.set('Content-Range', contentRange(endpoint.path, query.range[0], records.length, total));
    return records;
  });
}

function serveExport<Q extends z.ZodType<ListQuery>, R, Id>(
  router: Router,
  { path, answer, export: exporting }: ListEndpoint<Q, z.ZodType<R>, Id>,
  list: List<z.infer<Q>, R>,
  recordExport: RecordExport | undefined,
): void {
  if (!exporting || !recordExport) throw new Error(`${path} has no record of its exports`);
  const name = path.split('/').at(-1)!;
  serveAdminWrite(router, exporting, async ({ body: { sort, filter, reason }, ctx }, admin) => {
    const range: [number, number] = [0, MOST_EXPORTED - 1];
    const { records, total } = await list.execute({ range, sort, filter } as z.infer<Q>, admin);
    const rows = records.length;
    await recordExport.execute(
      { list: name, filter: { ...filter! }, rows },
      { admin, reason, requestId: requestIdOf(ctx) },
    );
    const csv = listAsCsv(exporting.columns, answer.parse(records) as Record<string, unknown>[]);
    return said(ctx, 'exported', { fileName: `${name}.csv`, csv, rows, total });
  });
}

/** Serves a console resource: its list, and adding, changing and removing. */
export function adminResource<Q extends z.ZodType<ListQuery>, R extends VersionedRecord, Fields>(
  router: Router,
  contract: AdminResource<Q, R, R['id'], Fields>,
  use: CrudCommands<R, NoInfer<Fields>> & { list: List<NoInfer<z.infer<Q>>, NoInfer<R>> },
  /** Texts about the act; `archived` if a removed record remains in another form. */
  done: { added: DoneTextId; changed: DoneTextId; removed: DoneTextId; archived?: DoneTextId },
): void {
  adminList(router, contract.list, use.list, use.recordExport);
  serveAdminWrite(router, contract.add, async ({ body: { reason, ...fields }, ctx }, admin) =>
    said(ctx, done.added, await use.add.execute(fields as Fields, { admin, reason, requestId: requestIdOf(ctx) })),
  );
  serveAdminWrite(router, contract.change, async ({ params, body: { reason, revision, ...fields }, ctx }, admin) =>
    said(
      ctx,
      done.changed,
      await use.change.execute(
        { id: params.id, fields: fields as Changes<Fields>, revision },
        { admin, reason, requestId: requestIdOf(ctx) },
      ),
    ),
  );
  serveAdminWrite(router, contract.remove, async ({ params, body: { reason }, ctx }, admin) => {
    const record = await use.remove.execute(params.id, { admin, reason, requestId: requestIdOf(ctx) });
    return said(ctx, record.isReferenced && done.archived ? done.archived : done.removed, record);
  });
}

const requestIdOf = (ctx: Context): string => (ctx.state as State).requestId;
const said = <R>(ctx: Context, done: DoneTextId, record: R): R & { message: string } => ({
  ...record,
  message: texts[languageOfReader(ctx)].done[done],
});

/** Range of the records (RFC 9110, section 14.4), in the unit of the list's address: 'mail 0-24/319'. */
const contentRange = (path: string, from: number, length: number, total: number): string =>
  `${path.split('/').at(-1)} ${length === 0 ? '*' : `${from}-${from + length - 1}`}/${total}`;
