import type { ReportSubject } from '#modules/content/contracts/reports.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { withTexts } from '../../lib/text/with-texts.ts';
import { Button } from '../../ui/index.ts';

const ReportDialog = lazy(async () => ({
  default: (await retryWhenOnline(() => withTexts(() => import('./report-dialog.tsx'), 'safety'))).ReportDialog,
}));

export function ReportButton({ type, id, label }: { type: ReportSubject; id: string | number; label?: string }) {
  const { t } = useText('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small variant="ghost" className="report" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('report')}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog type={type} id={String(id)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
