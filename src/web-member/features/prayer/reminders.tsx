import type { PrayerRemindersView } from '#modules/content/contracts/prayer-reminders.schema.ts';
import type { PrayerTimesView } from '#modules/content/contracts/prayer-times.schema.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { apiSignInFor } from '../../../web-shared/return-to.ts';
import { Card, LinkButton } from '../../ui/index.ts';
import { RemindersForm } from './reminders-form.tsx';

type RemindersProps = { times: PrayerTimesView | undefined; own: PrayerRemindersView | null; isVisitor: boolean };

export function Reminders({ times, own, isVisitor }: RemindersProps) {
  const { t } = useTranslation('prayer');
  const location = useLocation();
  return (
    <Card className="no-print" title={t('reminders.title')}>
      {isVisitor && (
        <>
          <p>{t('reminders.visitor')}</p>
          <div>
            <LinkButton small href={apiSignInFor(location)}>
              {t('reminders.signIn')}
            </LinkButton>
          </div>
        </>
      )}
      {!isVisitor && !times && <p>{t('reminders.chooseTown')}</p>}
      {!isVisitor && times && <RemindersForm key={times.city.city} times={times} own={own} />}
    </Card>
  );
}
