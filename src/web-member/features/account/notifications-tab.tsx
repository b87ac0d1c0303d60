import { notificationSettings } from '#modules/identity/contracts/account.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Card, Checkbox, ErrorNotice, Skeleton } from '../../ui/index.ts';
import { formatCalendarDay, formatHijri } from '../../../web-shared/text/format.ts';
import { NoticesCard, ReadingCard, ZoneCard } from '../device/index.ts';
import { useUser } from '../session/index.ts';
import { useSettings } from './use-settings.ts';

/** Prevents a line break inside a date. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

export function NotificationsTab() {
  return (
    <div className="stack loose">
      <EmailsCard />
      <NoticesCard />
      <ReadingCard />
      <ZoneCard />
    </div>
  );
}

/** Chooses which emails are sent; some choices exist for guardians only. */
function EmailsCard() {
  const { t } = useText('account');
  const { data: user } = useUser();
  const { settings, error, refetch, change } = useSettings();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const kinds = notificationSettings.filter((kind) => kind !== 'guardianNotifications' || user?.isGuardian);
  return (
    <Card title={t('notifications.title')}>
      {settings ? (
        <div>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`notifications.${kind}`)}
              note={t(`notifications.${kind}Note`)}
              checked={settings[kind]}
              onChange={({ target }) => change({ [kind]: target.checked })}
            />
          ))}
          <Checkbox
            label={t('notifications.plainSender')}
            note={t('notifications.plainSenderNote')}
            checked={settings.senderName === 'plain'}
            onChange={({ target }) => change({ senderName: target.checked ? 'plain' : 'service' })}
          />
          <Checkbox
            label={t('notifications.quietDays')}
            note={
              <>
                <span>{t('notifications.quietDaysNote')}</span>
                <br />
                <span>
                  {t('notifications.quietNext', {
                    occasion: t(`notifications.occasions.${settings.nextQuietDays.occasion}`),
                    from: unbroken(formatCalendarDay(settings.nextQuietDays.startsOn)),
                    fromHijri: unbroken(formatHijri(settings.nextQuietDays.startsOn)),
                    to: unbroken(formatCalendarDay(settings.nextQuietDays.endsOn)),
                    toHijri: unbroken(formatHijri(settings.nextQuietDays.endsOn)),
                  })}
                </span>
              </>
            }
            checked={settings.quietDays}
            onChange={({ target }) => change({ quietDays: target.checked })}
          />
        </div>
      ) : (
        <Skeleton />
      )}
      <p className="small quiet">{t('notifications.always')}</p>
    </Card>
  );
}
