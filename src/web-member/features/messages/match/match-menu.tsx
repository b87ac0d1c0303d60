import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { Dialog } from '../../../ui/index.ts';
import { MatchPanel } from './match-panel.tsx';

export function MatchMenu({ match, female }: { match: MatchView; female: boolean }) {
  const { t } = useText('messages');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="more-button"
        aria-label={t('path.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden />
      </button>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title={t('path.dialog')}
          text={t('path.with', { id: match.otherProfileId })}
        >
          <MatchPanel
            match={match}
            reader={female ? 'hers' : 'his'}
            named={{ id: match.otherProfileId }}
            onDone={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
