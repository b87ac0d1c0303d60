import { timesOfDay } from '#modules/content/contracts/prayer-times.ts';
import type { PrayerTimesView } from '#modules/content/contracts/prayer-times.schema.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay, formatHijri } from '../../../web-shared/text/format.ts';
import { Card, Tag } from '../../ui/index.ts';

export function Day({ times: { date, times, next }, children }: { times: PrayerTimesView; children: ReactNode }) {
  const { t } = useText('prayer');
  const isToday = next.date === date;
  // Isha may be after midnight; then it belongs to the day before, in the same night.
  const when = next.date < date ? 'tonight' : 'tomorrow';
  return (
    <Card title={t('today')} aside={<span className="quiet">{formatCalendarDay(date)}</span>}>
      <table className="prayer-day">
        <caption>
          <span>{formatHijri(date)}</span> <span className="quiet">{t('calculated')}</span>
        </caption>
        <tbody>
          {timesOfDay.map((one) => (
            <tr key={one} className={one === 'sunrise' ? 'quiet' : undefined}>
              <th scope="row">{t(`times.${one}`)}</th>
              <td>{isToday && one === next.prayer && <Tag tone="ok">{t('next')}</Tag>}</td>
              <td>
                <time>{times[one]}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isToday && <p>{t(when, { prayer: t(`times.${next.prayer}`), time: next.time })}</p>}
      <div className="no-print">{children}</div>
    </Card>
  );
}
