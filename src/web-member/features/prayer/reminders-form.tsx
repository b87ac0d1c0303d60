import { setPrayerReminders } from '#modules/content/contracts/prayer-reminders.ts';
import type {
  PrayerRemindersView,
  RemindersForm as Reminders,
} from '#modules/content/contracts/prayer-reminders.schema.ts';
import { prayers } from '#modules/content/contracts/prayer-times.ts';
import type { PrayerTimesView } from '#modules/content/contracts/prayer-times.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import {
  Checkbox,
  CheckboxGroup,
  Field,
  Form,
  FormFoot,
  Notice,
  RefusalNotice,
  Select,
  toast,
} from '../../ui/index.ts';

type When = Pick<Reminders, 'prayers' | 'minutesBefore' | 'enabled'>;
type RemindersFormProps = { times: PrayerTimesView; own: PrayerRemindersView | null };

const REMINDER_MINUTES = [0, 5, 10, 15, 20, 30, 45, 60];
const usual: When = { prayers: [...prayers], minutesBefore: 15, enabled: true };

export function RemindersForm({ times, own }: RemindersFormProps) {
  const { t } = useText('prayer');
  const { prayers: chosen, minutesBefore, enabled } = own ?? usual;
  const { city, method, asr } = times;
  const form = useCheckedForm({
    schema: async () =>
      (await import('#modules/content/contracts/prayer-reminders.schema.ts')).setPrayerReminders.body.pick({
        prayers: true,
        minutesBefore: true,
        enabled: true,
      }),
    defaultValues: { prayers: chosen, minutesBefore, enabled },
    send: (when) => call(setPrayerReminders, { body: { ...when, city: city.city, method, asr } }),
    onSuccess: ({ nextAt }) => {
      const description = nextAt ? t('reminders.next', { at: formatTime(nextAt) }) : t('reminders.off');
      toast({ title: t('reminders.saved'), description });
    },
    failed: t('reminders.failed'),
    onSettled: () => invalidate('/api/prayer-reminders'),
  });
  const { register, errors } = form;
  const before = [...new Set([...REMINDER_MINUTES, minutesBefore])].toSorted((one, other) => one - other);
  return (
    <Form form={form}>
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
        error={errors.prayers}
        choices={prayers.map((value) => ({ value, label: t(`times.${value}`) }))}
        input={({ value }) => ({ ...register('prayers'), defaultChecked: chosen.some((one) => one === value) })}
      />
      <Field label={t('reminders.before')} error={errors.minutesBefore}>
        <Select
          {...register('minutesBefore', { valueAsNumber: true })}
          defaultValue={minutesBefore}
          options={before.map((count) => ({ value: String(count), label: t('reminders.minutes', { count }) }))}
        />
      </Field>
      <RefusalNotice error={form.error} />
      {own?.nextAt && <p className="small quiet">{t('reminders.next', { at: formatTime(own.nextAt) })}</p>}
      <FormFoot form={form} label={t('reminders.save')} sending={t('reminders.saving')} />
    </Form>
  );
}
