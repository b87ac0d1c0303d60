import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Button, Card } from '../../ui/index.ts';
import { LeaveDialog } from './leave-dialog.tsx';

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
      {isOpen && <LeaveDialog by={by} onClose={() => setOpen(false)} />}
    </div>
  );
}
