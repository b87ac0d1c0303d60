import Router from '@koa/router';
import type { Editing } from '#kernel/admin-record.ts';
import { adminList, adminResource, adminRoute } from '#kernel/http/admin-routes.ts';
import type { AnswerSupport } from '../commands/answer-support.ts';
import type { CloseSupport } from '../commands/close-support.ts';
import type { ReadReport } from '../commands/read-report.ts';
import type { ResolveReport } from '../commands/resolve-report.ts';
import { articles, type ArticleFields } from '../contracts/admin-articles.ts';
import * as report from '../contracts/admin-reports.ts';
import * as support from '../contracts/admin-support.ts';
import type { KeptArticle } from '../domain/article.ts';
import type { ListAllArticles } from '../queries/list-all-articles.ts';
import type { ListReports } from '../queries/list-reports.ts';
import type { ListSupport } from '../queries/list-support.ts';

interface Use {
  articles: Editing<KeptArticle, ArticleFields> & { list: ListAllArticles };
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
  adminResource(router, articles, 'articles', use.articles, {
    added: 'articleCreated',
    changed: 'articleUpdated',
    removed: 'articleDeleted',
  });
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
