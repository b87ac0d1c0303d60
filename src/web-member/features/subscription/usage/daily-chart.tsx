import type { subscriptionUsage } from '#modules/billing/contracts/subscription.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { formatCalendarDay } from '../../../../web-shared/text/format.ts';
import type { AnswerOf } from '../../../../web-shared/server/contracts.ts';

type Days = AnswerOf<typeof subscriptionUsage>['dailyUsage'];

const HEIGHT = 64;
const WIDTH = 10;
const GAP = 3;
/** Height of days without requests, so that every day is visible. */
const FOOT = 2;

export function DailyChart({ days }: { days: Days }) {
  const { t } = useText('subscription');
  const sent = days.reduce((sum, { requests }) => sum + requests, 0);
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  const heightOf = (requests: number) => FOOT + ((HEIGHT - FOOT) * requests) / most;
  return (
    <figure className="daily">
      <svg viewBox={`0 0 ${days.length * (WIDTH + GAP) - GAP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {days.map(({ date, requests }, day) => (
          <rect
            key={date}
            className={requests > 0 ? 'some' : undefined}
            x={day * (WIDTH + GAP)}
            y={HEIGHT - heightOf(requests)}
            width={WIDTH}
            height={heightOf(requests)}
          />
        ))}
      </svg>
      <div className="daily-ends small quiet" aria-hidden>
        <span>{formatCalendarDay(days[0]?.date ?? '')}</span>
        <span>{formatCalendarDay(days.at(-1)?.date ?? '')}</span>
      </div>
      <figcaption className="small">
        {sent > 0 ? t('usage.chartAll', { count: sent }) : t('usage.chartNone')}
      </figcaption>
      {sent > 0 && (
        <div className="only-read">
          <table>
            <caption>{t('usage.chart')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('usage.day')}</th>
                <th scope="col">{t('usage.requests')}</th>
              </tr>
            </thead>
            <tbody>
              {days
                .filter(({ requests }) => requests > 0)
                .map(({ date, requests }) => (
                  <tr key={date}>
                    <th scope="row">{formatCalendarDay(date)}</th>
                    <td>{requests}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
}
