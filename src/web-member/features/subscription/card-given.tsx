import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { refresh } from '../../lib/server/query-client.ts';
import { Spinner } from '../../ui/feedback/waiting.tsx';
import { inOwnLanguage } from '../../lib/text/own-language.ts';

const LOOK_EVERY_MS = 2_000;
/** So long the charge of what is open is waited for. */
const PATIENCE_MS = 30_000;

/** What becomes of a card that was given: it is kept, and what is open is charged to it, or is not. */
export function CardGiven({ isDue }: { isDue: boolean }) {
  const { t } = useTranslation('subscription');
  const [wasDue] = useState(isDue);
  const [search] = useSearchParams();
  // What the bank's address says is good for words alone.
  const [isRefused] = useState(search.get('redirect_status') === 'failed');
  const [isOver, setOver] = useState(false);
  const waits = isDue && !isOver && !isRefused;
  // What the bank added to the address is a secret of this set-up.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', inOwnLanguage('/subscription-dashboard?card=given'));
  }, []);
  useEffect(() => {
    if (!waits) return;
    const look = setInterval(() => void refresh('/api/subscription'), LOOK_EVERY_MS);
    const end = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => {
      clearInterval(look);
      clearTimeout(end);
    };
  }, [waits]);
  if (waits) return <Spinner label={t('billing.charging')} />;
  return (
    <p role="status">{t(`billing.${isRefused ? 'cardRefused' : !wasDue ? 'cardKept' : isDue ? 'notPaid' : 'paid'}`)}</p>
  );
}
