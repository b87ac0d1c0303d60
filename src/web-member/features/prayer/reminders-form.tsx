import { setPrayerReminders } from '#modules/content/contracts/prayer-reminders.ts';
import type {
  PrayerRemindersView,
  RemindersForm as SearchChoices,
} from '#modules/content/contracts/prayer-reminders.schema.ts';
import { prayers } from '#modules/content/contracts/prayer-times.ts';
import type { PrayerTimesView } from '#modules/content/contracts/prayer-times.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { markFields } from '../../lib/forms/form-errors.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Field,
  Form,
  Notice,
  RefusalNotice,
  Select,
  toast,
  toastError,
} from '../../ui/index.ts';

type When = Pick<SearchChoices, 'prayers' | 'minutesBefore' | 'enabled'>;
type RemindersFormProps = { times: PrayerTimesView; own: PrayerRemindersView | null };

const REMINDER_MINUTES = [0, 5, 10, 15, 20, 30, 45, 60];
const usual: When = { prayers: [...prayers], minutesBefore: 15, enabled: true };

export function RemindersForm({ times, own }: RemindersFormProps) {
  const { t } = useTranslation('prayer');
  const { prayers: chosen, minutesBefore, enabled } = own ?? usual;
  const { register, handleSubmit, setError, formState } = useCheckedForm<When>({
    rules: async () => (await import('./reminders-rules.ts')).rules,
    defaultValues: { prayers: chosen, minutesBefore, enabled },
  });
  const { city, method, asr } = times;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (when: When) => call(setPrayerReminders, { body: { ...when, city: city.city, method, asr } }),
    onSuccess: ({ nextAt }) => {
      const description = nextAt ? t('reminders.next', { at: formatTime(nextAt) }) : t('reminders.off');
      toast({ title: t('reminders.saved'), description });
    },
    onError: (refusal) => {
      markFields(refusal, setError);
      toastError(t('reminders.failed'), refusal);
    },
    onSettled: () => invalidate('/api/prayer-reminders'),
  });
  const before = [...new Set([...REMINDER_MINUTES, minutesBefore])].toSorted((one, other) => one - other);
  return (
    <Form onSubmit={handleSubmit((when) => mutate(when))}>
      {own?.enabled && own.city !== city.city ? (
        <Notice tone="wait">
          <p>{t('reminders.elsewhere', { town: own.name, here: city.name })}</p>
        </Notice>
      ) : (
        <p className="quiet">{t('reminders.lead', { town: city.name, method: t(`methodNames.${method}`) })}</p>
      )}
      <Checkbox label={t('reminders.enabled')} defaultChecked={enabled} {...register('enabled')} />
      <CheckboxGroup
        legend={t('reminders.prayers')}
        error={formState.errors.prayers?.message}
        choices={prayers.map((value) => ({ value, label: t(`times.${value}`) }))}
        input={({ value }) => ({ ...register('prayers'), defaultChecked: chosen.some((one) => one === value) })}
      />
      <Field label={t('reminders.before')} error={formState.errors.minutesBefore?.message}>
        <Select
          {...register('minutesBefore', { valueAsNumber: true })}
          defaultValue={minutesBefore}
          options={before.map((count) => ({ value: String(count), label: t('reminders.minutes', { count }) }))}
        />
      </Field>
      <RefusalNotice error={error} />
      {own?.nextAt && <p className="small quiet">{t('reminders.next', { at: formatTime(own.nextAt) })}</p>}
      <div>
        <Button variant="primary" type="submit" busy={isPending}>
          {isPending ? t('reminders.saving') : t('reminders.save')}
        </Button>
      </div>
    </Form>
  );
}
