import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { Ellipsis } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { ReportButton } from './report-button.tsx';
import { lazy, Suspense, useState } from 'react';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { withTexts } from '../../lib/text/with-texts.ts';
import { Button } from '../../ui/index.ts';

const BlockDialog = lazy(async () => ({
  default: (await retryWhenOnline(() => withTexts(() => import('./block-dialog.tsx'), 'safety'))).BlockDialog,
}));

function BlockButton({ id, onBlocked }: { id: number; onBlocked?: () => void }) {
  const { t } = useText('common');
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

type SafetyActionsProps = { profile: ViewedProfile; onBlocked?: () => void };

export function SafetyActions({ profile: { id, allowedActions }, onBlocked }: SafetyActionsProps) {
  const { t } = useText('common');
  return (
    <div className="row">
      <ReportButton type="profile" id={id} label={t('reportProfile')} />
      {allowedActions.includes('block') && <BlockButton id={id} onBlocked={onBlocked} />}
    </div>
  );
}

type MoreButtonProps = { profile: ViewedProfile; open: boolean; onToggle: () => void };

/** The button of a card that shows these actions. */
export function MoreButton({ profile: { id }, open, onToggle }: MoreButtonProps) {
  const { t } = useText('common');
  return (
    <button
      type="button"
      className="more-button"
      aria-label={t('moreAbout', { id })}
      aria-expanded={open}
      onClick={onToggle}
    >
      <Ellipsis aria-hidden />
    </button>
  );
}
