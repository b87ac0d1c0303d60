import {
  requestConsultation,
  CONSULTATION_MAX,
  listOwnConsultations,
  TIMES_MAX,
  TOPIC_MAX,
} from '#modules/content/contracts/consultations.ts';
import type { ConsultationView } from '#modules/content/contracts/consultations.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call, urlOf } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import {
  Card,
  CardSkeletons,
  ErrorNotice,
  Field,
  Form,
  FormFoot,
  More,
  Page,
  RefusalNotice,
  Tag,
  TextArea,
  TextInput,
  toast,
} from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';

export function ConsultationsPage() {
  const { t } = useText('guidance');
  return (
    <Page narrow title={t('consultations.title')} lead={t('consultations.lead')}>
      <TicketForm />
      <Consultations />
    </Page>
  );
}

/** Input is not stored as a draft, because it is private. */
function TicketForm() {
  const { t } = useText('guidance');
  const form = useCheckedForm({
    defaultValues: { topic: '', message: '', preferredTimes: '' },
    send: (typed) => call(requestConsultation, { body: { ...typed, message: typed.message.trim() } }),
    onSuccess: () => {
      form.reset();
      toast({ title: t('consultations.sent'), description: t('consultations.sentText') });
      void invalidate('/api/consultations');
    },
    failed: t('consultations.failed'),
  });
  const { register } = form;
  const { topic, message } = form.watch();
  const { length } = message.trim();
  return (
    <Form form={form} className="card">
      <Field label={t('consultations.topic')}>
        <TextInput {...register('topic')} maxLength={TOPIC_MAX} />
      </Field>
      <Field label={t('consultations.message')} hint={t('consultations.messageHint')}>
        <TextArea {...register('message')} rows={6} autoComplete="off" limit={CONSULTATION_MAX} length={length} />
      </Field>
      <Field label={t('consultations.times')} optional>
        <TextInput {...register('preferredTimes')} maxLength={TIMES_MAX} />
      </Field>
      <RefusalNotice error={form.error} />
      <FormFoot
        stays
        form={form}
        label={t('consultations.send')}
        sending={t('consultations.sending')}
        disabled={topic.trim() === '' || length === 0 || length > CONSULTATION_MAX}
      />
    </Form>
  );
}

function Consultations() {
  const list = usePages<ConsultationView>(urlOf(listOwnConsultations));
  const { data, error, isPending, refetch } = list;
  if (isPending) return <CardSkeletons count={1} />;
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data.pages
        .flatMap(({ items }) => items)
        .map((consultation) => (
          <Consultation key={consultation.id} consultation={consultation} />
        ))}
      <More list={list} />
    </>
  );
}

const tones = { open: 'wait', answered: 'ok' } as const;

function Consultation({ consultation }: { consultation: ConsultationView }) {
  const { t } = useText('guidance');
  const { topic, message, preferredTimes, state, answer, createdAt, answeredAt } = consultation;
  return (
    <Card
      as="article"
      title={<span dir="auto">{topic}</span>}
      aside={<Tag tone={tones[state]}>{t(`consultations.states.${state}`)}</Tag>}
    >
      <p className="small quiet">{t('consultations.yours', { date: formatTime(createdAt) })}</p>
      <UserText>{message}</UserText>
      {preferredTimes && (
        <p className="small" dir="auto">
          {preferredTimes}
        </p>
      )}
      {answer && (
        <>
          <p className="small quiet">{t('consultations.ours', { date: formatTime(answeredAt) })}</p>
          <UserText>{answer}</UserText>
        </>
      )}
    </Card>
  );
}
