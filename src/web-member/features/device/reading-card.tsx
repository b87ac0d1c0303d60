import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canKeepReading, forgetReading, keepReadingOf, keepsReadingOf } from '../../lib/kept-reading.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { MOST } from '../../service-worker/what-is-kept.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { tellRefusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../session/index.ts';

/** Whether what was read last is kept in this browser, for when there is no connection. */
export function ReadingCard() {
  const { t } = useTranslation('device');
  const hydrating = useHydrating();
  return (
    <Card title={t('reading.title')}>
      {!hydrating && !canKeepReading() ? (
        <p className="quiet">{t('reading.unsupported')}</p>
      ) : (
        <Choice key={String(hydrating)} known={!hydrating} />
      )}
    </Card>
  );
}

function Choice({ known }: { known: boolean }) {
  const { t } = useTranslation('device');
  const { data: user } = useUser();
  const [isKept, setKept] = useState(known && keepsReadingOf() !== null);
  const choose = async (keep: boolean) => {
    setKept(keep);
    try {
      if (keep) await keepReadingOf(user!.id);
      else await forgetReading();
      toast({ title: t(keep ? 'reading.on' : 'reading.off') });
    } catch (error) {
      setKept(!keep);
      tellRefusal(t('told.failed'), error, t('told.failedText'));
    }
  };
  return (
    <Checkbox
      label={t('reading.keep')}
      note={t('reading.note', { count: MOST })}
      checked={isKept}
      disabled={!user}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
}
