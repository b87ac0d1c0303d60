import {
  CALL_TIMES_MAX,
  RELEASE_VALUE_MAX,
  releaseContact,
  type ReleaseKind,
} from '#modules/matchmaking/contracts/family/family-contact.ts';
import { useText } from '../../lib/text/use-text.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { call } from '../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Field, Form, FormFoot, RadioGroup, TextArea, TextInput, toast } from '../../ui/index.ts';

/**
 * Shares a number or an address with the man, or contact through the staff. Input is not stored as a draft, so that
 * nobody who opens the tab later reads it.
 */
export function ShareForm({ id, kinds, onDone }: { id: string; kinds: ReleaseKind[]; onDone: () => void }) {
  const { t } = useText('family');
  const form = useCheckedForm({
    defaultValues: { kind: kinds[0]!, value: '', callTimes: '' },
    schema: async () =>
      (await import('#modules/matchmaking/contracts/family/family-contact.schema.ts')).releaseContact.body,
    send: (body) => call(releaseContact, { params: { id }, body }),
    onSuccess: () => {
      toast({ title: t('share.done') });
      onDone();
    },
    onSettled: () => invalidate('/api/guardian'),
    failed: t('share.failed'),
  });
  const kind = form.watch('kind');
  const choices = kinds.map((value) => ({
    value,
    label: t(`releases.kind.${value}`),
    ...(value === 'staff' && { note: t('share.staffNote') }),
  }));
  return (
    <Form form={form}>
      <h3>{t('share.title')}</h3>
      <RadioGroup
        legend={t('share.kind')}
        error={form.errors.kind}
        choices={choices}
        input={() => form.register('kind')}
      />
      {kind === 'phone' && (
        <Field label={t('share.phone')} error={form.errors.value} required>
          <TextInput {...form.register('value')} type="tel" autoComplete="off" maxLength={RELEASE_VALUE_MAX} />
        </Field>
      )}
      {kind === 'address' && (
        <Field label={t('share.address')} error={form.errors.value} required>
          <TextArea {...form.register('value')} rows={3} autoComplete="off" maxLength={RELEASE_VALUE_MAX} />
        </Field>
      )}
      <Field label={t('share.callTimes')} hint={t('share.callTimesHint')} error={form.errors.callTimes} optional>
        <TextInput {...form.register('callTimes')} autoComplete="off" maxLength={CALL_TIMES_MAX} />
      </Field>
      <p className="small quiet">{t('share.note')}</p>
      <FormFoot form={form} label={t('share.submit')} onCancel={onDone} stays />
    </Form>
  );
}
