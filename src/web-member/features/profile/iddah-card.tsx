import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { Button, Card, Field, Form, TextInput } from '../../ui/index.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** Lets a sister whose marriage has ended state the end of her waiting period. */
export function IddahCard({ profile: { iddahEndsOn } }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile');
  const [day, setDay] = useState(iddahEndsOn ?? '');
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useUpdateProfile({
    body: (given: string | null) => ({ iddahEndsOn: given }),
    confirmation: ({ iddahEndsOn: until }) =>
      until ? t('iddah.stated', { date: formatCalendarDay(until) }) : t('iddah.over'),
    onSaved: (changed) => {
      setDay(changed.iddahEndsOn ?? '');
      setOpen(false);
    },
    onRefused: (refusal) => refusal instanceof ApiError && Boolean(refusal.fields['iddahEndsOn']),
  });
  const wrong = error instanceof ApiError ? error.fields['iddahEndsOn'] : undefined;
  return (
    <Card title={t('iddah.title')}>
      <p className="quiet">{t('iddah.text')}</p>
      <p className="quiet">{t('iddah.who')}</p>
      <Form
        onSubmit={() => {
          setOpen(true);
          if (day) mutate(day);
        }}
      >
        <Field label={t('iddah.day')} error={isOpen && !day ? t('iddah.choose') : wrong}>
          <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <div className="row">
          <Button type="submit" busy={isPending} disabled={day === iddahEndsOn}>
            {t('iddah.save')}
          </Button>
          {iddahEndsOn && (
            <Button variant="ghost" busy={isPending} onClick={() => mutate(null)}>
              {t('iddah.takeBack')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
