import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Waiting longer than this is shown as late. */
const OVERDUE = DAY;

export function useSince() {
  const { t } = useTranslation('console');
  return useMemo(() => {
    const ago = (at: string) => Date.now() - new Date(at).getTime();
    return {
      since(at: string) {
        const past = ago(at);
        if (past < HOUR) return t('since.minutes', { count: Math.max(1, Math.round(past / 60_000)) });
        return past < 2 * DAY
          ? t('since.hours', { count: Math.round(past / HOUR) })
          : t('since.days', { count: Math.floor(past / DAY) });
      },
      isLate: (at: string) => ago(at) > OVERDUE,
      /** Returns whether a time is less than half a day ahead, or past. */
      isSoon: (at: string) => ago(at) > -12 * HOUR,
    };
  }, [t]);
}
