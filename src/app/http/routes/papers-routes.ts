import Router from '@koa/router';
import type { RecordExport } from '#kernel/admin/record-export.ts';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import * as contract from '#kernel/contracts/admin/admin-papers.schema.ts';
import type { ListPapers } from '#kernel/papers/list-papers.ts';
import type { SignOffPaper } from '#kernel/papers/sign-off-paper.ts';

interface RouteHandlers {
  list: ListPapers;
  recordExport: RecordExport;
  signOff: SignOffPaper;
}

/** The papers that the law asks of an operator, and their sign-offs. */
export function papersRoutes(use: RouteHandlers): Router {
  const router = new Router();
  adminList(router, contract.listPapers, use.list, use.recordExport);
  adminRoute(router, contract.signOffPaper, 'paperSignedOff', use.signOff, ({ params }) => params.id);
  return router;
}
