import Router from '@koa/router';
import { paged } from '#kernel/http/paged.ts';
import { route } from '#kernel/http/route.ts';
import type { AddSupportMessage } from '../commands/add-support-message.ts';
import type { ReadSupportTicket } from '../commands/read-support-ticket.ts';
import type { RequestConsultation } from '../commands/request-consultation.ts';
import type { CreateSupportTicket } from '../commands/create-support-ticket.ts';
import type { FileReport } from '../commands/file-report.ts';
import { requestConsultation, listOwnConsultations } from '../contracts/consultations.schema.ts';
import { fileReport, listOwnReports } from '../contracts/reports.schema.ts';
import {
  addSupportMessage,
  createSupportTicket,
  listQuestions,
  readSupportTicket,
} from '../contracts/support.schema.ts';
import { consultationViewOf } from '../consultation/consultation-view.ts';
import type { ListOwnConsultations } from '../queries/support/list-own-consultations.ts';
import type { ListOwnReports } from '../queries/reports/list-own-reports.ts';
import type { ListQuestions } from '../queries/support/list-questions.ts';
import { questionViewOf } from '../support-ticket/support-ticket-view.ts';

interface RouteHandlers {
  addSupportMessage: AddSupportMessage;
  readSupportTicket: ReadSupportTicket;
  createSupportTicket: CreateSupportTicket;
  questions: ListQuestions;
  report: FileReport;
  ownReports: ListOwnReports;
  requestConsultation: RequestConsultation;
  ownConsultations: ListOwnConsultations;
}

export function supportRoutes(use: RouteHandlers): Router {
  const router = new Router();
  route(router, createSupportTicket, async ({ body }, actor) =>
    questionViewOf(await use.createSupportTicket.execute(actor.userId, body)),
  );
  route(router, listQuestions, async ({ query, ctx }, { userId }) =>
    paged(ctx, await use.questions.execute(userId, query)),
  );
  route(router, addSupportMessage, ({ params, body }, { userId }) =>
    use.addSupportMessage.execute(userId, { id: params.id, message: body.message }),
  );
  route(router, readSupportTicket, async ({ params }, { userId }) => {
    await use.readSupportTicket.execute(userId, params.id);
    return undefined;
  });
  route(router, fileReport, ({ body }, actor) => use.report.execute(actor, body));
  route(router, listOwnReports, async ({ query, ctx }, { userId }) =>
    paged(ctx, await use.ownReports.execute(userId, query)),
  );
  route(router, requestConsultation, async ({ body }, actor) =>
    consultationViewOf(await use.requestConsultation.execute(actor.userId, body)),
  );
  route(router, listOwnConsultations, async ({ query, ctx }, { userId }) =>
    paged(ctx, await use.ownConsultations.execute(userId, query)),
  );
  return router;
}
