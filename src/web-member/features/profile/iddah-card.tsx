import { updateProfile, type OwnProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../lib/api.ts';
import { formatDay } from '../../lib/format.ts';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { tellRefusal } from '../../ui/refusal.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Where a sister whose marriage has ended may state until when her waiting period runs (decisions 3.5). */
export function IddahCard({ profile: { iddahEndsOn } }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile');
  const [day, setDay] = useState(iddahEndsOn ?? '');
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: string | null) => call(updateProfile, { body: { iddahEndsOn: given } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      setDay(changed.iddahEndsOn ?? '');
      setAsked(false);
      toast({
        title: changed.iddahEndsOn ? t('iddah.stated', { date: formatDay(changed.iddahEndsOn) }) : t('iddah.over'),
      });
      void refresh('/api/matches', '/api/interest-requests', '/api/profiles', '/api/discover', '/api/dashboard-stats');
    },
    onError: (refusal) => {
      if (!(refusal instanceof ApiError && refusal.fields['iddahEndsOn'])) tellRefusal(t('update.failed'), refusal);
    },
  });
  const wrong = error instanceof ApiError ? error.fields['iddahEndsOn'] : undefined;
  return (
    <Card title={t('iddah.title')}>
      <p className="quiet">{t('iddah.text')}</p>
      <p className="quiet">{t('iddah.who')}</p>
      <Form
        onSubmit={() => {
          setAsked(true);
          if (day) mutate(day);
        }}
      >
        <Field label={t('iddah.day')} error={asked && !day ? t('iddah.choose') : wrong}>
          <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <div className="row">
          <Button type="submit" busy={isPending} disabled={day === iddahEndsOn}>
            {t('iddah.save')}
          </Button>
          {iddahEndsOn && (
            <Button look="quiet" busy={isPending} onClick={() => mutate(null)}>
              {t('iddah.takeBack')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
