import { hasDuty } from '#kernel/contracts/roles.ts';
import type { ReportRecord } from '#modules/content/contracts/admin-reports.schema.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { choicesOf } from '../records/choices.ts';
import { ChoiceFilter, YesNoFilter } from '../records/filter-inputs.tsx';
import { useReasonQuestion } from '../lists/use-reason-question.ts';
import type { Question } from '../records/act-dialog.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { offers, type Case } from './case.ts';
import { CaseHead } from './case-head.tsx';
import { CaseList } from './case-list.tsx';
import { Facts } from '../records/facts.tsx';
import { PersonLink, ProfileLink, useConcern, usePerson } from '../records/person.tsx';
import { Badge } from '../layout/badge.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import { MeasureVerbs, useMeasures } from '../users/measure-verbs.tsx';
import { WithheldWords } from './withheld-words.tsx';
import { WrittenItem } from './written-item.tsx';

type Report = ReportRecord & Case;

export function ReportQueue() {
  const { t } = useTranslation('console');
  return (
    <CaseList<Report>
      lead={t('reports.lead')}
      resource="reports"
      oldestBy="createdAt"
      filterDefaultValues={{ isResolved: false }}
      filters={<Filters />}
      acts={[{ name: 'resolve', verb: 'resolve', questions: [...useOutcomeQuestion(), ...useReasonQuestion()] }]}
      render={(report) => <ReportCase report={report} />}
    />
  );
}

function useOutcomeQuestion(): Question[] {
  const { t } = useTranslation('console');
  const choices = choicesOf(t('reports.outcomes', { returnObjects: true }));
  return [{ name: 'outcome', label: t('reports.outcome'), kind: 'choice', choices }];
}

function Filters() {
  const { t } = useTranslation(['console', 'safety']);
  return (
    <>
      <YesNoFilter source="isResolved" label={t('desk.state')} yes={t('reports.resolved')} no={t('reports.open')} />
      <ChoiceFilter
        source="subjectType"
        label={t('reports.about')}
        choices={choicesOf(t('reports.subjects', { returnObjects: true }))}
      />
      <ChoiceFilter
        source="reason"
        label={t('reports.reason')}
        choices={choicesOf(t('safety:report.reasons', { returnObjects: true }))}
      />
    </>
  );
}

function ReportCase({ report }: { report: Report }) {
  const { t } = useTranslation(['console', 'safety']);
  const [read, setRead] = useState<Record<string, unknown>>();
  const { id, subjectType, subjectId, reason, createdAt, resolvedAt, outcome, reporterId, reportedId } = report;
  const { isUrgent, firstReadAt } = report;
  const outcomeQuestion = useOutcomeQuestion();
  const reported = useConcern(reportedId);
  const concern = { ...reported, name: t('reports.named', { name: reported.name }) };
  const of = { resource: 'reports', id, concern };
  return (
    <>
      <CaseHead {...of} record={report} />
      <h2 className="panel-title">
        <span>{t(`safety:report.reasons.${reason}`)}</span>{' '}
        {isUrgent && !firstReadAt && !resolvedAt && <Badge tone="end">{t('reports.urgent')}</Badge>}
      </h2>
      <Facts
        facts={[
          [
            t('reports.about'),
            <span key="about">
              <span>{t(`reports.subjects.${subjectType}`)}</span>{' '}
              {subjectType === 'profile' && <ProfileLink id={Number(subjectId)} />}
            </span>,
          ],
          [t('reports.reportedAt'), formatTime(createdAt)],
          [t('reports.reporter'), <PersonLink key="reporter" id={reporterId} />],
          [t('reports.reported'), reportedId && <PersonLink key="reported" id={reportedId} />],
          [t('reports.outcome'), outcome && `${t(`reports.outcomes.${outcome}`)} · ${formatTime(resolvedAt)}`],
        ]}
      />
      <WithheldWords record={report} />
      {read && <Evidence details={read['details'] as string | null} evidence={read['evidence'] as object} />}
      {read && <ReportedProfile id={reportedId} />}
      <div className="row">
        {offers(report, 'read') && <VerbButton {...of} name="reports-read" verb="read" onDone={setRead} />}
        {!resolvedAt && offers(report, 'resolve') && (
          <VerbButton {...of} name="reports-resolve" verb="resolve" questions={outcomeQuestion} />
        )}
        {offers(report, 'reopen') && resolvedAt && <VerbButton {...of} name="reports-reopen" verb="reopen" />}
      </div>
    </>
  );
}

/** Hides the profile of the reported person, or warns, once staff have read the report (R-3.16, R-3.17). */
function ReportedProfile({ id }: { id: string | null }) {
  const who = useCurrentUser();
  const user = usePerson(id);
  if (!user?.hasProfile || user.id === who.id || !hasDuty(who, 'cases')) return null;
  return <ProfileVerbs user={user} />;
}

function ProfileVerbs({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  const { data } = useMeasures(user.id);
  // It does not exist for staff whom it concerns (R-8.19).
  if (!data) return null;
  return (
    <section className="stack" aria-label={t('users.profile')}>
      <h3 className="quiet small">{t('users.profile')}</h3>
      <MeasureVerbs user={user} />
    </section>
  );
}

function Evidence({ details, evidence }: { details: string | null; evidence: object }) {
  const { t } = useTranslation('console');
  return (
    <section className="stack evidence" aria-label={t('reports.evidence')}>
      <div>
        <h3 className="quiet small">{t('reports.details')}</h3>
        <p className="said" dir="auto">
          {details ?? t('none')}
        </p>
      </div>
      <div>
        <h3 className="quiet small">{t('reports.evidence')}</h3>
        <WrittenItem item={evidence} />
      </div>
    </section>
  );
}
