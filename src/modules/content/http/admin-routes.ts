import Router from '@koa/router';
import type { CaseWords, WordsState } from '#kernel/desk/case-words.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import { ReadWords } from '#kernel/desk/read-words.ts';
import { ReassignCase } from '#kernel/desk/reassign-case.ts';
import type { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { adminResource, adminRoute } from '#kernel/http/admin-routes.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { caseRoutes } from '#kernel/http/case-routes.ts';
import type { CrudCommands } from '#kernel/admin/admin-record.ts';
import { AddSupportNote } from '../commands/add-support-note.ts';
import { AnswerConsultation } from '../commands/answer-consultation.ts';
import { AnswerSupport } from '../commands/answer-support.ts';
import { CloseSupport } from '../commands/close-support.ts';
import { ReopenReport } from '../commands/reopen-report.ts';
import { ReopenSupport } from '../commands/reopen-support.ts';
import { RequestSupportReply } from '../commands/request-support-reply.ts';
import { SetSupportUrgency } from '../commands/set-support-urgency.ts';
import { ReadReport } from '../commands/read-report.ts';
import { ResolveReport } from '../commands/resolve-report.ts';
import { articles, type ArticleFields } from '../contracts/admin-articles.schema.ts';
import { answerConsultation, consultations, readConsultationWords } from '../contracts/admin-consultations.schema.ts';
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
import { ticketStateOf, type SupportTicket } from '../domain/support-ticket.ts';
import type { Report } from '../domain/report.ts';
import type { ListAllArticles } from '../queries/guidance/list-all-articles.ts';
import type { ListAllExampleProfiles } from '../queries/guidance/list-all-example-profiles.ts';
import { ListConsultations } from '../queries/support/list-consultations.ts';
import { ListReports } from '../queries/reports/list-reports.ts';
import type { ListSiteContents } from '../queries/guidance/list-site-contents.ts';
import { ListSupport } from '../queries/support/list-support.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type CasePorts = DeskPorts &
  Pick<UseCasePorts, 'db' | 'seals' | 'identity' | 'questions' | 'consultations' | 'reports'>;
interface Ports extends CasePorts {
  caseWords: CaseWords;
  assignments: ListAssignments;
  articles: CrudCommands<PublishedArticleRecord, ArticleFields> & { list: ListAllArticles };
  exampleProfiles: CrudCommands<ExampleProfileRecord, ExampleProfileFields> & { list: ListAllExampleProfiles };
  siteContents: CrudCommands<SiteContentRecord, SiteContentFields> & { list: ListSiteContents };
}

const isOpenQuestion = (question: SupportTicket | null) => question && ticketStateOf(question.state) !== 'closed';
const wordsVerbs = ({ wordsWithheld, wordsReadable }: WordsState): string[] =>
  wordsWithheld && wordsReadable ? ['read-words'] : [];
const isOpenReport = (report: Report | null) => report && report.state.resolvedAt === null;

export function adminRoutes(ports: Ports): Router {
  const router = new Router();
  adminResource(router, articles, ports.articles, {
    added: 'articleCreated',
    changed: 'articleUpdated',
    removed: 'articleDeleted',
  });
  adminResource(router, exampleProfiles, ports.exampleProfiles, {
    added: 'exampleProfileCreated',
    changed: 'exampleProfileUpdated',
    removed: 'exampleProfileDeleted',
  });
  adminResource(router, siteContents, ports.siteContents, {
    added: 'siteContentCreated',
    changed: 'siteContentUpdated',
    removed: 'siteContentDeleted',
  });
  caseRoutes(router, support.support, {
    ...ports,
    queue: 'support',
    list: new ListSupport(ports),
    isOpen: async (tx, id) => isOpenQuestion(await ports.questions.find(tx, id)),
    pendingSince: ({ pendingFrom }) => pendingFrom,
    verbs: ({ state, from, ownDecision, ...words }) => {
      if (ownDecision) return [];
      const reading = wordsVerbs(words);
      if (state === 'closed') return [...reading, 'note', 'set-urgency', 'reopen'];
      const asking = from === 'account' ? ['ask-back'] : [];
      const answering = words.wordsWithheld ? [] : ['answer', ...asking, 'close'];
      return [...reading, ...answering, 'reassign', 'note', 'set-urgency'];
    },
  });
  adminRoute(router, support.answerSupport, 'supportAnswered', new AnswerSupport(ports), ({ params, body }) => ({
    id: params.id,
    answer: body.answer,
    seenLatestAt: body.seenLatestAt,
  }));
  adminRoute(router, support.closeSupport, 'supportClosed', new CloseSupport(ports), ({ params, body }) => ({
    id: params.id,
    seenLatestAt: body.seenLatestAt,
  }));
  adminRoute(
    router,
    support.requestSupportReply,
    'supportReplyRequested',
    new RequestSupportReply(ports),
    ({ params, body: { question, seenLatestAt } }) => ({ id: params.id, question, seenLatestAt }),
  );
  const readWords = new ReadWords(
    { ...ports, queue: 'support', isOpen: async (tx, id) => isOpenQuestion(await ports.questions.find(tx, id)) },
    'support',
  );
  adminRoute(router, support.readSupportWords, 'wordsRead', readWords, ({ params }) => params.id);
  adminRoute(router, support.addSupportNote, 'supportNoteAdded', new AddSupportNote(ports), ({ params, body }) => ({
    id: params.id,
    note: body.note,
  }));
  adminRoute(router, support.reopenSupport, 'caseReopened', new ReopenSupport(ports), ({ params }) => params.id);
  adminRoute(
    router,
    support.setSupportUrgency,
    ({ body }) => (body.isUrgent ? 'supportUrgent' : 'supportNotUrgent'),
    new SetSupportUrgency(ports),
    ({ params, body }) => ({ id: params.id, isUrgent: body.isUrgent }),
  );
  const readerOf = async ({ db }: Tx, userId: UserId) => {
    const isWoman = (await ports.identity.filterWomen(db, [userId])).has(userId);
    return { userId, gender: isWoman ? ('female' as const) : null };
  };
  const reassign = new ReassignCase({
    ...ports,
    queue: 'support',
    isOpen: async (tx, id) => isOpenQuestion(await ports.questions.find(tx, id)),
    isEligible: async (tx, id, staff) => {
      const ticket = await ports.questions.find(tx, id);
      return (
        ticket?.state.about?.resolvedBy !== staff &&
        (await ports.identity.findStaffWith(tx.db, 'cases')).includes(staff) &&
        (await ports.caseWords.isReadable(tx.db, { queue: 'support', id }, await readerOf(tx, staff)))
      );
    },
  });
  adminRoute(router, support.reassignSupport, 'caseReassigned', reassign, ({ params, body }) => ({
    id: params.id,
    to: body.to,
  }));
  caseRoutes(router, report.reports, {
    ...ports,
    queue: 'reports',
    list: new ListReports(ports),
    isOpen: async (tx, id) => isOpenReport(await ports.reports.find(tx, id)),
    pendingSince: ({ resolvedAt, createdAt }) => (resolvedAt ? null : createdAt),
    verbs: ({ resolvedAt, wordsWithheld, wordsReadable }) => [
      ...(wordsReadable ? ['read'] : []),
      ...(resolvedAt ? ['reopen'] : wordsWithheld ? [] : ['resolve']),
    ],
  });
  adminRoute(router, report.readReport, 'reportRead', new ReadReport(ports), ({ params }) => params.id);
  adminRoute(router, report.reopenReport, 'caseReopened', new ReopenReport(ports), ({ params }) => params.id);
  adminRoute(router, report.resolveReport, 'reportResolved', new ResolveReport(ports), ({ params, body }) => ({
    id: params.id,
    outcome: body.outcome,
  }));
  caseRoutes(router, consultations, {
    ...ports,
    queue: 'consultations',
    list: new ListConsultations(ports),
    isOpen: async (tx, id) => (await ports.consultations.find(tx, id))?.isOpen ?? null,
    pendingSince: ({ state, createdAt }) => (state === 'open' ? createdAt : null),
    verbs: ({ state, ...words }) => [
      ...wordsVerbs(words),
      ...(state === 'open' && !words.wordsWithheld ? ['answer'] : []),
    ],
  });
  adminRoute(router, answerConsultation, 'consultationAnswered', new AnswerConsultation(ports), ({ params, body }) => ({
    id: params.id,
    answer: body.answer,
  }));
  const readConsultation = new ReadWords(
    {
      ...ports,
      queue: 'consultations',
      isOpen: async (tx, id) => (await ports.consultations.find(tx, id))?.isOpen ?? null,
    },
    'consultation',
  );
  adminRoute(router, readConsultationWords, 'wordsRead', readConsultation, ({ params }) => params.id);
  return router;
}
