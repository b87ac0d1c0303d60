import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { invalidate } from '../../lib/server/query-client.ts';
import { Spinner } from '../../ui/index.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';

const LOOK_EVERY_MS = 2_000;
/** Maximum wait for the charge of the open amount. */
const PATIENCE_MS = 30_000;

/** Shows the outcome of a new card: saved, and the open amount charged or not. */
export function CardGiven({ isDue }: { isDue: boolean }) {
  const { t } = useTranslation('subscription');
  const [wasDue] = useState(isDue);
  const [search] = useSearchParams();
  // The bank's query is trusted for the text only.
  const [isRefused] = useState(search.get('redirect_status') === 'failed');
  const [isOver, setOver] = useState(false);
  const waits = isDue && !isOver && !isRefused;
  // Removes the secrets that the bank added to the address.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', inOwnLanguage('/subscription-dashboard?card=given'));
  }, []);
  useEffect(() => {
    if (!waits) return;
    const look = setInterval(() => void invalidate('/api/subscription'), LOOK_EVERY_MS);
    const end = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => {
      clearInterval(look);
      clearTimeout(end);
    };
  }, [waits]);
  if (waits) return <Spinner label={t('billing.charging')} />;
  return (
    <p role="status">
      {t(`billing.${isRefused ? 'cardRefused' : !wasDue ? 'cardSaved' : isDue ? 'notPaid' : 'paid'}`)}
    </p>
  );
}
