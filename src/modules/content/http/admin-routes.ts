import Router from '@koa/router';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import type { AnswerSupport } from '../commands/answer-support.ts';
import type { CloseSupport } from '../commands/close-support.ts';
import type { ReadReport } from '../commands/read-report.ts';
import type { ResolveReport } from '../commands/resolve-report.ts';
import * as report from '../contracts/admin-reports.ts';
import * as support from '../contracts/admin-support.ts';
import type { ListReports } from '../queries/list-reports.ts';
import type { ListSupport } from '../queries/list-support.ts';

interface Use {
  support: ListSupport;
  answer: AnswerSupport;
  close: CloseSupport;
  reports: ListReports;
  read: ReadReport;
  resolve: ResolveReport;
}

/** What the staff reads and does about questions and reports. */
export function adminRoutes(use: Use): Router {
  const router = new Router();
  adminList(router, support.listSupport, 'support', use.support);
  adminRoute(router, support.answerSupport, 'supportAnswered', use.answer, ({ params, body }) => ({
    id: params.id,
    answer: body.answer,
  }));
  adminRoute(router, support.closeSupport, 'supportClosed', use.close, ({ params }) => params.id);
  adminList(router, report.listReports, 'reports', use.reports);
  adminRoute(router, report.readReport, 'reportRead', use.read, ({ params }) => params.id);
  adminRoute(router, report.resolveReport, 'reportResolved', use.resolve, ({ params, body }) => ({
    id: params.id,
    outcome: body.outcome,
  }));
  return router;
}
