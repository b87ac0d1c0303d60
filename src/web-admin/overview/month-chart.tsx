import { useTranslation } from 'react-i18next';
import { formatMonth, formatShortMonth } from '../../web-shared/text/format.ts';

const WIDTH = 360;
const HEIGHT = 120;
const GAP = 6;

export interface Month {
  month: string;
  signUps: number;
  verifications: number;
  requests: number;
  medianApprovalHours: number | null;
  revenue: string;
}

type MonthChartProps = {
  title: string;
  months: Month[];
  /** Null if there is nothing to count. */
  valueOf: (month: Month) => number | null;
  say: (value: number) => string;
};

export function MonthChart({ title, months, valueOf, say }: MonthChartProps) {
  const { t } = useTranslation('console');
  const values = months.map((month) => ({ at: month.month, value: valueOf(month) }));
  const most = Math.max(...values.map(({ value }) => value ?? 0), 0);
  const step = WIDTH / Math.max(values.length, 1);
  const spoken = (value: number | null | undefined) => (value === null || value === undefined ? t('none') : say(value));
  const last = values.at(-1);
  return (
    <figure className="panel chart">
      <figcaption>
        <span>{title}</span>
        {last && <strong>{t('overview.thisMonth', { value: spoken(last.value) })}</strong>}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <line className="chart-ground" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {values.map(({ at, value }, place) => {
          const height = most > 0 ? ((value ?? 0) / most) * (HEIGHT - 8) : 0;
          const isLast = place === values.length - 1;
          return (
            <rect
              key={at}
              className={isLast ? 'bar now' : 'bar'}
              x={place * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
            />
          );
        })}
      </svg>
      <div className="chart-months" aria-hidden>
        {values.map(({ at }) => (
          <span key={at}>{formatShortMonth(at)}</span>
        ))}
      </div>
      {/* A table is never narrower than its words, so its box hides it. */}
      <div className="unseen">
        <table>
          <caption>{title}</caption>
          <tbody>
            {values.map(({ at, value }) => (
              <tr key={at}>
                <th scope="row">{formatMonth(at)}</th>
                <td>{spoken(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
