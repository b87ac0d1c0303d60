import { listOwnReports } from '#modules/content/contracts/reports.ts';
import type { OwnReport } from '#modules/content/contracts/reports.schema.ts';
import { createSupportTicket, listQuestions, SUPPORT_MAX } from '#modules/content/contracts/support.ts';
import type { OwnQuestion, ResolvedCase } from '#modules/content/contracts/support.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link, useNavigate } from 'react-router-dom';
import { call, urlOf } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import {
  Card,
  CardSkeletons,
  Checkbox,
  ErrorNotice,
  Field,
  Form,
  FormFoot,
  LinkButton,
  More,
  Notice,
  Page,
  RefusalNotice,
  Tag,
  TextArea,
  toast,
} from '../../ui/index.ts';
import { appealPath, useCaseFromAddress } from './case-from-address.ts';
import { SafetyQuestion } from './safety-question.tsx';
import { TicketCard } from './ticket-card.tsx';

/** Private support tickets with their answers, and the outcome of the reader's reports. */
export function SupportPage() {
  const { t } = useText('safety');
  const about = useCaseFromAddress();
  return (
    <Page narrow title={t('support.title')} lead={t('support.lead')}>
      <SafetyQuestion />
      <Tickets which="to-reply" />
      <TicketForm key={about?.id} about={about} />
      <Tickets which="others" />
      <Reports />
      <Card title={t('support.now')}>
        <p>{t('support.nowText')}</p>
        <div>
          {/* This page is served without knowing the user. */}
          <LinkButton small href="/help">
            {t('support.help')}
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}

/** Input is not stored as a draft, so that nobody who opens the tab later reads it. */
function TicketForm({ about }: { about: ResolvedCase | null }) {
  const { t } = useText('safety');
  const navigate = useNavigate();
  const form = useCheckedForm({
    defaultValues: { message: '', notifyByEmail: false },
    send: ({ message, notifyByEmail }) =>
      call(createSupportTicket, { body: { message: message.trim(), notifyByEmail, ...(about && { about }) } }),
    onSuccess: () => {
      form.resetField('message');
      toast({ title: t('support.sent'), description: t('support.sentText') });
      void invalidate('/api/support');
      void invalidate('/api/reports');
      if (about) void navigate('/support', { replace: true });
    },
    failed: t('support.failed'),
  });
  const { length } = form.watch('message').trim();
  return (
    <Form form={form} className="card">
      {about && (
        <Notice>
          <p>
            <span>{t(`support.again.${about.queue}`)}</span> <Link to="/support">{t('support.somethingElse')}</Link>
          </p>
        </Notice>
      )}
      <Field label={t('support.message')} hint={t('support.messageHint')}>
        <TextArea {...form.register('message')} rows={6} autoComplete="off" limit={SUPPORT_MAX} length={length} />
      </Field>
      <Checkbox {...form.register('notifyByEmail')} label={t('support.write')} note={t('support.writeNote')} />
      <RefusalNotice error={form.error} />
      <FormFoot
        stays
        form={form}
        label={t('support.send')}
        sending={t('support.sending')}
        disabled={length === 0 || length > SUPPORT_MAX}
      />
    </Form>
  );
}

/** Tickets in which staff wait for a reply are above the form, so that they are in view on a phone. */
function Tickets({ which }: { which: 'to-reply' | 'others' }) {
  const list = usePages<OwnQuestion>(urlOf(listQuestions));
  const { data, error, isPending, refetch } = list;
  const isFirst = which === 'to-reply';
  const shown = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ state }) => (state === 'reply_requested') === isFirst)
    .map((ticket) => <TicketCard key={ticket.id} ticket={ticket} />);
  if (isFirst) return shown;
  if (isPending) return <CardSkeletons count={1} />;
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {shown}
      <More list={list} />
    </>
  );
}

function Reports() {
  const { t } = useText('safety');
  const list = usePages<OwnReport>(urlOf(listOwnReports));
  const { data, error, refetch } = list;
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const reports = data?.pages.flatMap(({ items }) => items) ?? [];
  if (reports.length === 0) return null;
  return (
    <Card title={t('reports.title')}>
      <ul className="decisions">
        {reports.map((report) => (
          <ReportLine key={report.id} report={report} />
        ))}
      </ul>
      <More list={list} />
    </Card>
  );
}

function ReportLine({ report }: { report: OwnReport }) {
  const { t } = useText('safety');
  const { id, subjectType, reason, outcome, createdAt, isAppealed } = report;
  return (
    <li>
      <div className="row apart">
        <span>{`${t(`reports.subject.${subjectType}`)} · ${t(`report.reasons.${reason}`)}`}</span>
        <Tag tone={outcome ? 'ok' : 'wait'}>{outcome ? t('reports.ended') : t('reports.open')}</Tag>
      </div>
      {outcome && <p className="small">{t(`reports.outcomes.${outcome}`)}</p>}
      <p className="small quiet">{formatTime(createdAt)}</p>
      {outcome && !isAppealed && (
        <Link className="small" to={appealPath({ queue: 'reports', id })}>
          {t('reports.askAgain')}
        </Link>
      )}
    </li>
  );
}
