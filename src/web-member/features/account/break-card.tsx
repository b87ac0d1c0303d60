import { endBreak, takeBreak } from '#modules/matchmaking/contracts/profiles.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { queryClient, invalidate } from '../../lib/server/query-client.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { discoveryPaths } from '../../lib/live/affected-by.ts';
import { Button, Card, Field, Form, FormFoot, TextInput, toast } from '../../ui/index.ts';

/** Starts a break of the profile until a day, or ends it early (R-E.2). */
export function BreakCard({ profile }: { profile: OwnProfile }) {
  const { t } = useText('account');
  const form = useCheckedForm({
    defaultValues: { until: '' },
    send: ({ until }) => (until === '' ? call(endBreak) : call(takeBreak, { body: { until } })),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      form.reset();
      toast(
        changed.breakUntil
          ? { title: t('break.begun', { date: formatCalendarDay(changed.breakUntil) }) }
          : { title: t('break.ended') },
      );
      void invalidate(...discoveryPaths);
    },
    failed: t('break.failed'),
    onRefused: (_, isMarked) => isMarked,
  });
  return (
    <Card title={t('break.title')}>
      <p className="quiet">{t('break.text')}</p>
      {profile.breakUntil ? (
        <>
          <p>{t('break.runs', { date: formatCalendarDay(profile.breakUntil) })}</p>
          <div>
            <Button busy={form.isPending} onClick={() => form.mutate({ until: '' })}>
              {t('break.end')}
            </Button>
          </div>
        </>
      ) : (
        <Form form={form}>
          <Field label={t('break.until')} error={form.errors.until}>
            <TextInput {...form.register('until', { required: t('break.choose') })} type="date" />
          </Field>
          <FormFoot form={form} variant="secondary" label={t('break.begin')} />
        </Form>
      )}
    </Card>
  );
}
