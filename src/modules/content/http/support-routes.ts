import Router from '@koa/router';
import { paged } from '#kernel/http/paged.ts';
import { route } from '#kernel/http/route.ts';
import type { AskForConsultation } from '../commands/ask-for-consultation.ts';
import type { AskSupport } from '../commands/ask-support.ts';
import type { FileReport } from '../commands/file-report.ts';
import { askForConsultation, listOwnConsultations } from '../contracts/consultations.ts';
import { fileReport, listOwnReports } from '../contracts/reports.ts';
import { askSupport, listQuestions } from '../contracts/support.ts';
import { consultationViewOf } from '../queries/consultation-view.ts';
import type { ListOwnConsultations } from '../queries/list-own-consultations.ts';
import type { ListOwnReports } from '../queries/list-own-reports.ts';
import type { ListQuestions } from '../queries/list-questions.ts';
import { questionViewOf } from '../queries/question-view.ts';

interface Use {
  ask: AskSupport;
  questions: ListQuestions;
  report: FileReport;
  ownReports: ListOwnReports;
  askForConsultation: AskForConsultation;
  ownConsultations: ListOwnConsultations;
}

/** How anybody who is signed in reaches the staff: by a question, or by a report. */
export function supportRoutes(use: Use): Router {
  const router = new Router();
  route(router, askSupport, async ({ body }, actor) => questionViewOf(await use.ask.execute(actor.userId, body)));
  route(router, listQuestions, async ({ query, ctx }, { userId }) =>
    paged(ctx, await use.questions.execute(userId, query)),
  );
  route(router, fileReport, ({ body }, actor) => use.report.execute(actor, body));
  route(router, listOwnReports, async ({ query, ctx }, { userId }) =>
    paged(ctx, await use.ownReports.execute(userId, query)),
  );
  route(router, askForConsultation, async ({ body }, actor) =>
    consultationViewOf(await use.askForConsultation.execute(actor.userId, body)),
  );
  route(router, listOwnConsultations, async ({ query, ctx }, { userId }) =>
    paged(ctx, await use.ownConsultations.execute(userId, query)),
  );
  return router;
}
