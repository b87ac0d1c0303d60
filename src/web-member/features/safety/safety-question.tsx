import { answerSafety, safetyAnswers, showSafety, type SafetyAnswer } from '#modules/guardianship/contracts/safety.ts';
import type { SafetyView } from '#modules/guardianship/contracts/safety.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call, useEndpoint } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { queryClient } from '../../lib/server/query-client.ts';
import { Card, Field, Form, FormFoot, Notice, RadioGroup, TextInput, toast } from '../../ui/index.ts';

/** The staff's question whether it is safe to act on what she wrote, and a hold of her guardian. */
export function SafetyQuestion() {
  const { t } = useText('safety');
  const { data: safety } = useEndpoint(showSafety);
  if (!safety) return null;
  return (
    <>
      {safety.requestedAt && <AnswerForm safety={safety} />}
      {safety.heldSince && (
        <Notice title={t('safe.held')}>
          <p>{t('safe.heldText', { date: formatTime(safety.heldSince) })}</p>
        </Notice>
      )}
    </>
  );
}

function AnswerForm({ safety: { answer, safeFrom } }: { safety: SafetyView }) {
  const { t } = useText('safety');
  const form = useCheckedForm({
    // Nothing is chosen for her, not even her earlier answer.
    defaultValues: { answer: null, from: '' } as { answer: SafetyAnswer | null; from: string },
    send: ({ answer: chosen, from }) =>
      call(answerSafety, { body: { answer: chosen!, ...(chosen === 'later' && { from }) } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/guardian/safety'], changed);
      form.reset();
      toast({ title: t('safe.sent') });
    },
    failed: t('safe.failed'),
    onRefused: (_, isMarked) => isMarked,
  });
  const chosen = form.watch('answer');
  return (
    <Card title={t('safe.title')}>
      <p>{t('safe.text')}</p>
      {answer && (
        <p>
          <strong>{t(`safe.answered.${answer}`, { date: formatTime(safeFrom) })}</strong>{' '}
          <span>{t('safe.change')}</span>
        </p>
      )}
      <Form form={form}>
        <RadioGroup
          legend={t('safe.answer')}
          error={form.errors.answer}
          choices={safetyAnswers.map((value) => ({ value, label: t(`safe.${value}`) }))}
          input={() => form.register('answer', { required: t('safe.choose') })}
        />
        {chosen === 'later' && (
          <Field label={t('safe.from')} error={form.errors.from}>
            <TextInput {...form.register('from')} type="date" />
          </Field>
        )}
        <FormFoot form={form} label={t('safe.send')} />
      </Form>
    </Card>
  );
}
