import { lazy, Suspense, useState } from 'react';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { withTexts } from '../../lib/text/with-texts.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Button, Card } from '../../ui/index.ts';

/** Only who leaves loads it. */
const LeaveDialog = lazy(async () => ({
  default: (await retryWhenOnline(() => withTexts(() => import('./leave-dialog.tsx'), 'leave-dialog', 'guardianship')))
    .LeaveDialog,
}));

export function DangerZone() {
  const { t } = useText('account');
  return (
    <Card title={t('leaving.title')}>
      <p className="quiet">{t('leaving.text')}</p>
      <Leave by="leaving" />
    </Card>
  );
}

/** Withdraws the consent that membership requires, with the same confirmation. */
export function ConsentCard() {
  const { t } = useText('account');
  return (
    <Card title={t('consent.title')}>
      <p className="quiet">{t('consent.text')}</p>
      <Leave by="consent" />
    </Card>
  );
}

function Leave({ by }: { by: 'leaving' | 'consent' }) {
  const { t } = useText('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t(`${by}.action`)}
      </Button>
      {isOpen && (
        <Suspense>
          <LeaveDialog by={by} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
