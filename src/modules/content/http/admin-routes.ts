import Router from '@koa/router';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { adminResource, adminRoute } from '#kernel/http/admin-routes.ts';
import { caseRoutes } from '#kernel/http/case-routes.ts';
import type { CrudCommands } from '#kernel/admin/admin-record.ts';
import type { AnswerConsultation } from '../commands/answer-consultation.ts';
import type { AnswerSupport } from '../commands/answer-support.ts';
import type { CloseSupport } from '../commands/close-support.ts';
import type { ReadReport } from '../commands/read-report.ts';
import type { ResolveReport } from '../commands/resolve-report.ts';
import { articles, type ArticleFields } from '../contracts/admin-articles.schema.ts';
import { answerConsultation, consultations } from '../contracts/admin-consultations.schema.ts';
import {
  exampleProfiles,
  type ExampleProfileFields,
  type ExampleProfileRecord,
} from '../contracts/admin-example-profiles.schema.ts';
import * as report from '../contracts/admin-reports.schema.ts';
import {
  siteContents,
  type SiteContentFields,
  type SiteContentRecord,
} from '../contracts/admin-site-content.schema.ts';
import * as support from '../contracts/admin-support.schema.ts';
import type { PublishedArticleRecord } from '../domain/article.ts';
import type { Consultations } from '../domain/consultation.ts';
import { ticketStateOf, type SupportTicket, type SupportTickets } from '../domain/support-ticket.ts';
import type { Report, Reports } from '../domain/report.ts';
import type { ListAllArticles } from '../queries/guidance/list-all-articles.ts';
import type { ListAllExampleProfiles } from '../queries/guidance/list-all-example-profiles.ts';
import type { ListConsultations } from '../queries/support/list-consultations.ts';
import type { ListReports } from '../queries/reports/list-reports.ts';
import type { ListSiteContents } from '../queries/guidance/list-site-contents.ts';
import type { ListSupport } from '../queries/support/list-support.ts';

interface RouteHandlers extends DeskPorts {
  assignments: ListAssignments;
  articles: CrudCommands<PublishedArticleRecord, ArticleFields> & { list: ListAllArticles };
  exampleProfiles: CrudCommands<ExampleProfileRecord, ExampleProfileFields> & { list: ListAllExampleProfiles };
  siteContents: CrudCommands<SiteContentRecord, SiteContentFields> & { list: ListSiteContents };
  questions: SupportTickets;
  listSupport: ListSupport;
  answer: AnswerSupport;
  close: CloseSupport;
  consultations: Consultations;
  listConsultations: ListConsultations;
  answerConsultation: AnswerConsultation;
  reports: Reports;
  listReports: ListReports;
  read: ReadReport;
  resolve: ResolveReport;
}

const isOpenQuestion = (question: SupportTicket | null) => question && ticketStateOf(question.state) !== 'closed';
const isOpenReport = (report: Report | null) => report && report.state.resolvedAt === null;

export function adminRoutes(use: RouteHandlers): Router {
  const router = new Router();
  adminResource(router, articles, use.articles, {
    added: 'articleCreated',
    changed: 'articleUpdated',
    removed: 'articleDeleted',
  });
  adminResource(router, exampleProfiles, use.exampleProfiles, {
    added: 'exampleProfileCreated',
    changed: 'exampleProfileUpdated',
    removed: 'exampleProfileDeleted',
  });
  adminResource(router, siteContents, use.siteContents, {
    added: 'siteContentCreated',
    changed: 'siteContentUpdated',
    removed: 'siteContentDeleted',
  });
  caseRoutes(router, support.support, {
    ...use,
    queue: 'support',
    list: use.listSupport,
    isOpen: async (tx, id) => isOpenQuestion(await use.questions.find(tx, id)),
    pendingSince: ({ state, createdAt }) => (state === 'open' ? createdAt : null),
    verbs: ({ state, ownDecision }) => (state === 'closed' || ownDecision ? [] : ['answer', 'close']),
  });
  adminRoute(router, support.answerSupport, 'supportAnswered', use.answer, ({ params, body }) => ({
    id: params.id,
    answer: body.answer,
    seenAnsweredAt: body.seenAnsweredAt,
  }));
  adminRoute(router, support.closeSupport, 'supportClosed', use.close, ({ params }) => params.id);
  caseRoutes(router, report.reports, {
    ...use,
    queue: 'reports',
    list: use.listReports,
    isOpen: async (tx, id) => isOpenReport(await use.reports.find(tx, id)),
    pendingSince: ({ resolvedAt, createdAt }) => (resolvedAt ? null : createdAt),
    verbs: ({ resolvedAt }) => (resolvedAt ? ['read'] : ['read', 'resolve']),
  });
  adminRoute(router, report.readReport, 'reportRead', use.read, ({ params }) => params.id);
  adminRoute(router, report.resolveReport, 'reportResolved', use.resolve, ({ params, body }) => ({
    id: params.id,
    outcome: body.outcome,
  }));
  caseRoutes(router, consultations, {
    ...use,
    queue: 'consultations',
    list: use.listConsultations,
    isOpen: async (tx, id) => (await use.consultations.find(tx, id))?.isOpen ?? null,
    pendingSince: ({ state, createdAt }) => (state === 'open' ? createdAt : null),
    verbs: ({ state }) => (state === 'open' ? ['answer'] : []),
  });
  adminRoute(router, answerConsultation, 'consultationAnswered', use.answerConsultation, ({ params, body }) => ({
    id: params.id,
    answer: body.answer,
  }));
  return router;
}
