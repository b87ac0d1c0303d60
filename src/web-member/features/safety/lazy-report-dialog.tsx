import { lazy, Suspense, type ComponentProps } from 'react';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { withTexts } from '../../lib/text/with-texts.ts';
import type { ReportDialog } from './report-dialog.tsx';

const Loaded = lazy(async () => ({
  default: (await retryWhenOnline(() => withTexts(() => import('./report-dialog.tsx'), 'safety'))).ReportDialog,
}));

/** The report dialog, which loads with its texts when it opens. */
export function LazyReportDialog(props: ComponentProps<typeof ReportDialog>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
