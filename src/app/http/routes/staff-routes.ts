import { RecordExport } from '#kernel/admin/record-export.ts';
import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type Router from '@koa/router';
import type { CaseQueue } from '#kernel/desk/case-queue.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import type { Jobs } from '#kernel/persistence/jobs.ts';
import type { Modules } from '../../container.ts';
import { ListEmails } from '#kernel/mail/list-emails.ts';
import { ListGivenUpMail } from '#kernel/mail/list-given-up-mail.ts';
import { SendMailAgain } from '#kernel/mail/send-mail-again.ts';
import { auditRoutes } from './audit-routes.ts';
import { figuresRoutes } from './figures-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { papersRoutes } from './papers-routes.ts';
import { ListPapers } from '#kernel/papers/list-papers.ts';
import { SignOffPaper } from '#kernel/papers/sign-off-paper.ts';
import { matchRoutes } from './match-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { timelineRoutes } from './timeline-routes.ts';
import { siteRoutes } from './site-routes.ts';

/** Routes that combine several modules or belong to none: the console's, and the export. */
export function staffRoutes(
  kernel: Kernel,
  modules: Modules,
  { parts, queues, jobs }: { parts: ModuleParts[]; queues: CaseQueue[]; jobs: Jobs },
): Router[] {
  const { db, uow, clock, hashes } = kernel;
  const { identity, guardianship } = modules.facades;
  const wardsOf = async (from: Knex, guardian: UserId) =>
    (await guardianship.recordsAbout(from, guardian)).map(({ wardId }) => wardId).filter((id) => id !== guardian);
  return [
    overviewRoutes(db, modules),
    figuresRoutes(kernel, modules, queues),
    auditRoutes(kernel, identity, {
      conflictOfInterest: parts.flatMap((part) => part.conflictOfInterest ?? []),
      subjects: parts.flatMap((part) => part.auditSubjects ?? []),
      wardsOf,
    }),
    timelineRoutes(db, parts, identity),
    searchRoutes(parts),
    matchRoutes(modules),
    mailRoutes({
      emails: new ListEmails({
        db,
        hashes,
        guardianAddressOf: guardianship.guardianAddressOf,
        wardsOf,
      }),
      recordExport: new RecordExport(kernel),
      givenUp: new ListGivenUpMail(kernel),
      sendAgain: new SendMailAgain({ uow, clock, jobs }),
    }),
    papersRoutes({
      list: new ListPapers({ db, staffNames: identity.staffNames }),
      recordExport: new RecordExport(kernel),
      signOff: new SignOffPaper({ uow, clock }),
    }),
    exportRoutes(kernel, identity),
    siteRoutes(kernel),
  ];
}
