import type { ReportSubject } from '#modules/content/contracts/reports.ts';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Button } from '../../ui/index.ts';
import { LazyReportDialog } from './lazy-report-dialog.tsx';

export function ReportButton({ type, id, label }: { type: ReportSubject; id: string | number; label?: string }) {
  const { t } = useText('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small variant="ghost" className="report" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('report')}
      </Button>
      {open && <LazyReportDialog type={type} id={String(id)} onClose={() => setOpen(false)} />}
    </>
  );
}
