import { endBreak, takeBreak } from '#modules/matchmaking/contracts/profiles.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { queryClient, invalidate } from '../../lib/server/query-client.ts';
import { discoveryPaths } from '../../lib/live/affected-by.ts';
import { Button, Card, Field, Form, TextInput, toast, toastError } from '../../ui/index.ts';

/** Starts a break of the profile until a day, or ends it early (R-E.2). */
export function BreakCard({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('account');
  const [until, setUntil] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (day: string | null) => (day === null ? call(endBreak) : call(takeBreak, { body: { until: day } })),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      setUntil('');
      setOpen(false);
      toast(
        changed.breakUntil
          ? { title: t('break.begun', { date: formatCalendarDay(changed.breakUntil) }) }
          : { title: t('break.ended') },
      );
      void invalidate(...discoveryPaths);
    },
    onError: (refusal) => {
      if (!(refusal instanceof ApiError && refusal.fields['until'])) toastError(t('break.failed'), refusal);
    },
  });
  const wrong = error instanceof ApiError ? error.fields['until'] : undefined;
  return (
    <Card title={t('break.title')}>
      <p className="quiet">{t('break.text')}</p>
      {profile.breakUntil ? (
        <>
          <p>{t('break.runs', { date: formatCalendarDay(profile.breakUntil) })}</p>
          <div>
            <Button busy={isPending} onClick={() => mutate(null)}>
              {t('break.end')}
            </Button>
          </div>
        </>
      ) : (
        <Form
          onSubmit={() => {
            setOpen(true);
            if (until) mutate(until);
          }}
        >
          <Field label={t('break.until')} error={isOpen && !until ? t('break.choose') : wrong}>
            <TextInput type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          </Field>
          <div>
            <Button type="submit" busy={isPending}>
              {t('break.begin')}
            </Button>
          </div>
        </Form>
      )}
    </Card>
  );
}
