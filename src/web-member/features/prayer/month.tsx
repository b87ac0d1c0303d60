import { timesOfDay } from '#modules/content/contracts/prayer-times.ts';
import type { PrayerTimesView } from '#modules/content/contracts/prayer-times.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { formatHijriDay, formatMonth, formatWeekday } from '../../../web-shared/text/format.ts';
import { addressOf, type PrayerChoices } from './use-prayer-choices.ts';

const MONTHS = 12;

/** Adds months: 2026-11 and 2 make 2027-01. */
function moved(month: string, by: number): string {
  const [year = 0, one = 0] = month.split('-').map(Number);
  const count = year * MONTHS + one - 1 + by;
  return `${Math.floor(count / MONTHS)}-${String((count % MONTHS) + 1).padStart(2, '0')}`;
}

/** The table of a month, printable on one sheet. */
export function Month({ times, choices }: { times: PrayerTimesView; choices: PrayerChoices }) {
  const { t } = useText('prayer');
  const { days = [], date, city, method, asr } = times;
  const month = choices.month ?? date.slice(0, 7);
  const title = t('month.title', { month: formatMonth(month), name: city.name });
  return (
    <section className="prayer-month">
      <h2 id="month">{title}</h2>
      <p className="small quiet">
        {t('month.by', { method: t(`methodNames.${method}`), school: t(`asr.${asr}`), zone: city.timeZone })}
      </p>
      <div className="prayer-sheet" role="region" aria-labelledby="month" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('month.day')}</th>
              <th scope="col" className="hijri">
                {t('month.hijri')}
              </th>
              {timesOfDay.map((one) => (
                <th scope="col" key={one}>
                  {t(`times.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date} aria-current={day.date === date ? 'date' : undefined}>
                <th scope="row">{formatWeekday(day.date)}</th>
                <td className="hijri">{formatHijriDay(day.date)}</td>
                {timesOfDay.map((one) => (
                  <td key={one}>{day.times[one]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small quiet no-print">{t('month.printing')}</p>
      <nav className="row no-print" aria-label={t('month.pages')}>
        {[-1, 1].map((by) => (
          <Link key={by} className="btn secondary small" to={addressOf({ ...choices, month: moved(month, by) })}>
            {formatMonth(moved(month, by))}
          </Link>
        ))}
        <Link className="btn ghost small" to={addressOf({ ...choices, month: undefined })}>
          {t('month.close')}
        </Link>
      </nav>
    </section>
  );
}
