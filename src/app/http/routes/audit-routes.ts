import { isoDay } from '#kernel/clock.ts';
import { Readable } from 'node:stream';
import Router from '@koa/router';
import { auditHead, firstBrokenAudit } from '#kernel/admin/audit.ts';
import { RecordExport } from '#kernel/admin/record-export.ts';
import type { State } from '#kernel/http/context.ts';
import { adminList } from '#kernel/http/admin-routes.ts';
import { CSV_BEGIN, csvLine } from '#kernel/http/csv.ts';
import { parse, rawRoute, route } from '#kernel/http/route.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { ListAudit, type AuditPorts, type AuditRecord } from '#kernel/admin/list-audit.ts';
import type { IdentityFacade } from '../../../modules/identity/index.ts';
import * as contract from '#kernel/contracts/admin/admin-audit.schema.ts';

export function auditRoutes(
  kernel: Pick<Kernel, 'db' | 'clock' | 'uow'>,
  identity: IdentityFacade,
  { conflictOfInterest, subjects, wardsOf }: Pick<AuditPorts, 'conflictOfInterest' | 'subjects' | 'wardsOf'>,
): Router {
  const router = new Router();
  const { db, clock } = kernel;
  const recordExport = new RecordExport(kernel);
  const audit = new ListAudit({
    db,
    namesOf: (from, ids) => identity.namesOf(from, ids),
    conflictOfInterest,
    subjects,
    wardsOf,
  });

  // Before the list, whose route for a single entry would match as well.
  route(router, contract.auditChain, async () => {
    const [head, firstBroken] = [await auditHead(db), await firstBrokenAudit(db)];
    return {
      intact: firstBroken === null,
      entries: head?.seq ?? 0,
      firstBroken: firstBroken === null ? null : Number(firstBroken),
      head,
    };
  });
  rawRoute(router, contract.auditAsCsv, async (ctx, reader) => {
    const { filter = {} } = parse(contract.auditAsCsv.query, { ...ctx.query }, { language: 'en' });
    const { total: rows } = await audit.execute({ range: [0, 0], filter }, reader!);
    const { requestId } = ctx.state as State;
    await recordExport.execute({ list: 'audit', filter, rows }, { admin: reader!, requestId });
    ctx.attachment(`mithaq-audit-${isoDay(clock.now())}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = Readable.from(linesOf(audit.all(filter, reader!)));
  });
  adminList(router, contract.listAudit, audit);
  return router;
}

const COLUMNS = [
  'id',
  'at',
  'actor',
  'actorName',
  'role',
  'verb',
  'subjectType',
  'subjectId',
  'people',
  'reason',
  'requestId',
  'before',
  'after',
] as const satisfies (keyof AuditRecord)[];

async function* linesOf(entries: AsyncGenerator<AuditRecord>): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(COLUMNS);
  for await (const { before, after, people, ...entry } of entries) {
    const record: Record<string, string | null> = {
      ...entry,
      people: people.join(' '),
      before: stateOf(before),
      after: stateOf(after),
    };
    yield csvLine(COLUMNS.map((column) => record[column] ?? null));
  }
}

const stateOf = (state: unknown): string | null => (state === null ? null : JSON.stringify(state));
