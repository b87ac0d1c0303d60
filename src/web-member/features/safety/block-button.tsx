import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { withTexts } from '../../lib/text/with-texts.ts';
import { Button } from '../../ui/index.ts';

const BlockDialog = lazy(async () => ({
  default: (await retryWhenOnline(() => withTexts(() => import('./block-dialog.tsx'), 'safety'))).BlockDialog,
}));

export function BlockButton({ id, onBlocked }: { id: number; onBlocked?: () => void }) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small variant="ghost" className="report" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('block', { id })}
      </Button>
      {open && (
        <Suspense>
          <BlockDialog id={id} onBlocked={onBlocked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
