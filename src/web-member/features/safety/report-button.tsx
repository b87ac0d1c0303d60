import type { ReportSubject } from '#modules/content/contracts/reports.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { withTexts } from '../../lib/text/with-texts.ts';
import { Button } from '../../ui/index.ts';

const ReportDialog = lazy(async () => ({
  default: (await retryWhenOnline(() => withTexts(() => import('./report-dialog.tsx'), 'safety'))).ReportDialog,
}));

interface Reported {
  type: ReportSubject;
  id: string | number;
}

/** The report dialog, which loads with its texts when it opens. */
export const LazyReportDialog = ({ type, id, onClose }: Reported & { onClose: () => void }) => (
  <Suspense>
    <ReportDialog type={type} id={String(id)} onClose={onClose} />
  </Suspense>
);

export function ReportButton({ label, ...reported }: Reported & { label?: string }) {
  const { t } = useText('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small variant="ghost" className="report" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('report')}
      </Button>
      {open && <LazyReportDialog {...reported} onClose={() => setOpen(false)} />}
    </>
  );
}
