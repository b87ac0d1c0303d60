import Router from '@koa/router';
import * as contract from '#kernel/contracts/admin/admin-mail.schema.ts';
import type { RecordExport } from '#kernel/admin/record-export.ts';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import type { ListEmails } from '#kernel/mail/list-emails.ts';
import type { ListGivenUpMail } from '#kernel/mail/list-given-up-mail.ts';
import type { SendMailAgain } from '#kernel/mail/send-mail-again.ts';

interface RouteHandlers {
  emails: ListEmails;
  recordExport: RecordExport;
  givenUp: ListGivenUpMail;
  sendAgain: SendMailAgain;
}

/** The emails to a person, and actions of admins on emails that could not be sent. */
export function mailRoutes(use: RouteHandlers): Router {
  const router = new Router();
  adminList(router, contract.listEmails, use.emails);
  adminList(router, contract.listGivenUpMail, use.givenUp, use.recordExport);
  adminRoute(router, contract.sendMailAgain, 'mailSentAgain', use.sendAgain, ({ params }) => params.id);
  return router;
}
