import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { ApiError } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { Button, Card, Field, Form, TextInput } from '../../ui/index.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** Lets a sister whose marriage has ended state the end of her waiting period. */
export function IddahCard({ profile: { iddahEndsOn } }: { profile: OwnProfile }) {
  const { t } = useText('profile');
  const { mutateAsync } = useUpdateProfile({
    body: (given: { iddahEndsOn: string }) => ({ iddahEndsOn: given.iddahEndsOn || null }),
    confirmation: ({ iddahEndsOn: until }) =>
      until ? t('iddah.stated', { date: formatCalendarDay(until) }) : t('iddah.over'),
    onRefused: (refusal) => refusal instanceof ApiError && Boolean(refusal.fields['iddahEndsOn']),
  });
  const form = useCheckedForm({
    defaultValues: { iddahEndsOn: iddahEndsOn ?? '' },
    send: mutateAsync,
    onSuccess: (changed): void => form.reset({ iddahEndsOn: changed.iddahEndsOn ?? '' }),
  });
  return (
    <Card title={t('iddah.title')}>
      <p className="quiet">{t('iddah.text')}</p>
      <p className="quiet">{t('iddah.who')}</p>
      <Form form={form}>
        <Field label={t('iddah.day')} error={form.errors.iddahEndsOn}>
          <TextInput {...form.register('iddahEndsOn', { required: t('iddah.choose') })} type="date" />
        </Field>
        <div className="row">
          <Button type="submit" busy={form.isPending} disabled={form.watch('iddahEndsOn') === iddahEndsOn}>
            {t('iddah.save')}
          </Button>
          {iddahEndsOn && (
            <Button variant="ghost" busy={form.isPending} onClick={() => form.mutate({ iddahEndsOn: '' })}>
              {t('iddah.takeBack')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
