import {
  requestConsultation,
  CONSULTATION_MAX,
  listOwnConsultations,
  TIMES_MAX,
  TOPIC_MAX,
} from '#modules/content/contracts/consultations.ts';
import type { ConsultationView } from '#modules/content/contracts/consultations.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, urlOf } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import {
  Button,
  Card,
  CardSkeletons,
  ErrorNotice,
  Field,
  Form,
  More,
  Page,
  RefusalNotice,
  Tag,
  TextArea,
  TextInput,
  toast,
  toastError,
} from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';

const nothing = { topic: '', message: '', preferredTimes: '' };

export function ConsultationsPage() {
  const { t } = useTranslation('guidance');
  return (
    <Page narrow title={t('consultations.title')} lead={t('consultations.lead')}>
      <TicketForm />
      <Consultations />
    </Page>
  );
}

/** Input is not stored as a draft, because it is private. */
function TicketForm() {
  const { t } = useTranslation('guidance');
  const [typed, setTyped] = useState(nothing);
  const message = typed.message.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(requestConsultation, { body: { ...typed, message } }),
    onSuccess: () => {
      setTyped(nothing);
      toast({ title: t('consultations.sent'), description: t('consultations.sentText') });
      void invalidate('/api/consultations');
    },
    onError: (error) => toastError(t('consultations.failed'), error),
  });
  const sendable = typed.topic.trim() !== '' && message !== '' && message.length <= CONSULTATION_MAX;
  const setField = (field: keyof typeof nothing) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  return (
    <Form className="card" onSubmit={() => sendable && mutate()}>
      <Field label={t('consultations.topic')}>
        <TextInput maxLength={TOPIC_MAX} autoComplete="off" value={typed.topic} onChange={setField('topic')} />
      </Field>
      <Field label={t('consultations.message')} hint={t('consultations.messageHint')}>
        <TextArea
          rows={6}
          autoComplete="off"
          value={typed.message}
          onChange={setField('message')}
          limit={CONSULTATION_MAX}
          length={message.length}
        />
      </Field>
      <Field label={t('consultations.times')} optional>
        <TextInput
          maxLength={TIMES_MAX}
          autoComplete="off"
          value={typed.preferredTimes}
          onChange={setField('preferredTimes')}
        />
      </Field>
      <RefusalNotice error={error} />
      <div>
        <Button variant="primary" type="submit" busy={isPending} disabled={!sendable}>
          {isPending ? t('consultations.sending') : t('consultations.send')}
        </Button>
      </div>
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
  const { t } = useTranslation('guidance');
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
