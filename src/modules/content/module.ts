import { ContainerModule } from 'inversify';
import { crudCommands } from '#kernel/admin/admin-record.ts';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { CaseWords } from '#kernel/desk/case-words.ts';
import { WomensWords } from '#kernel/desk/womens-words.ts';
import { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { IDENTITY, type IdentityFacade } from '../identity/index.ts';
import { AddSupportMessage } from './commands/add-support-message.ts';
import { ReadSupportTicket } from './commands/read-support-ticket.ts';
import { RequestConsultation } from './commands/request-consultation.ts';
import { RequestHelp } from './commands/request-help.ts';
import { CreateSupportTicket } from './commands/create-support-ticket.ts';
import { FileReport } from './commands/file-report.ts';
import { PurgeClosedCases } from './commands/purge-closed-cases.ts';
import { SetPrayerReminders } from './commands/set-prayer-reminders.ts';
import { articlesOf } from './domain/article.ts';
import { Cities } from './domain/cities.ts';
import { exampleProfilesOf } from './domain/example-profile.ts';
import { siteContentsOf } from './domain/site-content.ts';
import './errors.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { contentRoutes } from './http/content-routes.ts';
import { helpPage } from './http/help-page.ts';
import { prayerRoutes } from './http/prayer-routes.ts';
import { supportRoutes } from './http/support-routes.ts';
import { CASE_PARTIES, REPORT_MATERIAL, type CasePartiesPort, type ReportMaterialPort } from './ports.ts';
import { auditSubjects, caseSubjects } from './infra/cases.ts';
import { caseWords as caseWordsSql } from './infra/case-words.ts';
import { articles } from './infra/articles-repository.ts';
import { exampleProfiles } from './infra/example-profiles-repository.ts';
import { prayerReminders } from './infra/prayer-reminders-repository.ts';
import { siteContents } from './infra/site-contents-repository.ts';
import { consultations as consultationsIn } from './infra/consultations-repository.ts';
import { questions as questionsIn } from './infra/questions-repository.ts';
import { reports as reportsIn } from './infra/reports-repository.ts';
import { EXCERPT_VERSION, recomputeExcerpts } from './infra/recompute-excerpts.ts';
import { seedLibrary, seedSiteContent } from './infra/seed-library.ts';
import { ArticleSearch } from './queries/guidance/article-search.ts';
import { ListAllArticles } from './queries/guidance/list-all-articles.ts';
import { ListAllExampleProfiles } from './queries/guidance/list-all-example-profiles.ts';
import { ListArticles } from './queries/guidance/list-articles.ts';
import { ListCities } from './queries/prayer/list-cities.ts';
import { ListExampleProfiles } from './queries/guidance/list-example-profiles.ts';
import { ListOwnConsultations } from './queries/support/list-own-consultations.ts';
import { ListOwnReports } from './queries/reports/list-own-reports.ts';
import { ListQuestions } from './queries/support/list-questions.ts';
import { ListSiteContents } from './queries/guidance/list-site-contents.ts';
import { SearchTickets } from './queries/support/search-tickets.ts';
import { ReportHistory } from './queries/reports/report-history.ts';
import { ReadUnderKey } from './queries/support/read-under-key.ts';
import { ShowArticle } from './queries/guidance/show-article.ts';
import { ShowPrayerReminders } from './queries/prayer/show-prayer-reminders.ts';
import { ShowPrayerTimes } from './queries/prayer/show-prayer-times.ts';
import { ShowSiteContent } from './queries/guidance/show-site-content.ts';
import { PendingConsultations } from './queries/support/pending-consultations.ts';
import { PendingTickets } from './queries/support/pending-tickets.ts';
import { PendingReports } from './queries/reports/pending-reports.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { fileConcerns } from './reactions/file-concerns.ts';
import { fileUnsafeMeetings } from './reactions/file-unsafe-meetings.ts';
import { mailAnswers } from './reactions/mail-answers.ts';
import { mailConsultations } from './reactions/mail-consultations.ts';
import { mailOutcomes } from './reactions/mail-outcomes.ts';
import { endPrayerReminders, writePrayerReminders } from './reactions/mail-prayer-reminders.ts';
import { readCities } from './reference/cities.ts';

export const CONTENT_PARTS = Symbol('content parts');

export const contentModule = new ContainerModule(({ bind }) => {
  bind<ModuleParts>(CONTENT_PARTS)
    .toResolvedValue(
      (
        { db, uow, clock, seals, limits, demoData, operator }: Kernel,
        identity: IdentityFacade,
        material: ReportMaterialPort,
        parties: CasePartiesPort,
      ): ModuleParts => {
        const { staffNames } = identity;
        const assignments = new ListAssignments({ db, staffNames });
        const conflictOfInterest = new ConflictOfInterest({
          caseSubjects,
          findStaffWith: identity.findStaffWith,
          bindings: (db, staff) => parties.guardianships(db, staff),
        });
        const caseWords = new CaseWords({
          caseWords: caseWordsSql,
          conflictOfInterest,
          womensWords: new WomensWords({ clock, accounts: identity }),
        });
        const [questions, reports] = [questionsIn(seals), reportsIn(seals)];
        const consultations = consultationsIn(seals);
        const cities = new Cities(readCities);
        const ports = {
          db,
          uow,
          clock,
          seals,
          limits,
          identity,
          material,
          parties,
          questions,
          consultations,
          reports,
          reminders: prayerReminders,
          cities,
          staffNames,
          assignments,
          conflictOfInterest,
          caseWords,
        };
        const history = new ReportHistory({ db, conflictOfInterest });
        const forget = new PurgeClosedCases(ports);
        const articleSearch = new ArticleSearch({ db });
        return {
          name: 'content',
          routers: [
            contentRoutes({
              articles: new ListArticles({ db }),
              article: new ShowArticle({ db }),
              exampleProfiles: new ListExampleProfiles({ db }),
              siteContent: new ShowSiteContent({ db }),
            }),
            supportRoutes({
              createSupportTicket: new CreateSupportTicket(ports),
              addSupportMessage: new AddSupportMessage(ports),
              readSupportTicket: new ReadSupportTicket(ports),
              questions: new ListQuestions(ports),
              report: new FileReport(ports),
              ownReports: new ListOwnReports({ db }),
              requestConsultation: new RequestConsultation(ports),
              ownConsultations: new ListOwnConsultations(ports),
            }),
            prayerRoutes({
              cities,
              listCities: new ListCities(ports),
              times: new ShowPrayerTimes(ports),
              reminders: new ShowPrayerReminders(ports),
              setReminders: new SetPrayerReminders(ports),
            }),
            adminRoutes({
              articles: { list: new ListAllArticles({ db }), ...crudCommands(ports, articlesOf(articles)) },
              exampleProfiles: {
                list: new ListAllExampleProfiles({ db }),
                ...crudCommands(ports, exampleProfilesOf(exampleProfiles)),
              },
              siteContents: {
                list: new ListSiteContents({ db }),
                ...crudCommands(ports, siteContentsOf(siteContents)),
              },
              ...ports,
            }),
          ],
          sessionless: [helpPage({ requestHelp: new RequestHelp(ports), read: new ReadUnderKey(ports), operator })],
          subscriptions: [
            ...fileConcerns(ports),
            ...fileUnsafeMeetings(ports),
            ...mailAnswers(ports),
            ...mailOutcomes(ports),
            ...mailConsultations(ports),
            ...endPrayerReminders(ports),
            ...eraseMember,
          ],
          publicPages: () => articleSearch.execute(),
          queues: [new PendingReports(ports), new PendingTickets(ports), new PendingConsultations(ports)],
          conflictOfInterest,
          sweeps: [
            { name: 'content.purge-closed-cases', run: () => forget.execute() },
            { name: 'content.write-prayer-reminders', run: () => writePrayerReminders(ports) },
          ],
          auditSubjects,
          search: new SearchTickets(ports),
          history: (accountId, reader) => history.execute(accountId, reader),
          projections: [
            {
              name: 'content.article-excerpt',
              version: EXCERPT_VERSION,
              rebuild: () => recomputeExcerpts({ uow }),
            },
          ],
          async seed(tx) {
            await seedLibrary(tx, clock);
            if (demoData) await seedSiteContent(tx, clock);
          },
        };
      },
      [KERNEL, IDENTITY, REPORT_MATERIAL, CASE_PARTIES],
    )
    .inSingletonScope();
});
