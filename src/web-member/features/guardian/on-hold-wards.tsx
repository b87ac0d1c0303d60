import { guardianProfile } from '#modules/guardianship/contracts/guardian.ts';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { Button, Notice } from '../../ui/index.ts';
import { StepDownDialog } from './step-down-dialog.tsx';
import type { AnswerOf } from '../../../web-shared/server/contracts.ts';

type OnHoldWard = AnswerOf<typeof guardianProfile>['onHold'][number];

/** Wards for whom the reader cannot act at present, or not yet with this account, each with the reason. */
export function OnHoldWards() {
  const { t } = useText('guardian');
  const { data: self } = useEndpoint(guardianProfile);
  return (
    <>
      {self?.onHold.map((ward) => (
        <OnHoldNotice key={ward.guardianId} ward={ward} />
      ))}
      {self?.unlinkedWards.map((ward, place) => (
        <Notice key={`${place} ${ward}`} tone="wait" title={t('takeOver.title', { ward })}>
          <p>{t('takeOver.text', { ward })}</p>
        </Notice>
      ))}
    </>
  );
}

/** Explains why he cannot act for a ward, who resolves it, and what he can do. */
function OnHoldNotice({ ward: { wardFirstName: ward, guardianId, status, isAway: isInactive } }: { ward: OnHoldWard }) {
  const { t } = useText('guardian');
  const [steppingDown, setSteppingDown] = useState(false);
  if (isInactive) {
    return (
      <Notice tone="wait" title={t('onHold.away', { ward })}>
        <p>{t('onHold.awayText')}</p>
      </Notice>
    );
  }
  if (status !== 'checking' && status !== 'disputed') return null;
  return (
    <Notice tone="wait" title={t(`onHold.${status}`, { ward })}>
      <p>{t(`onHold.${status}Text`, { ward })}</p>
      <div>
        <Button small onClick={() => setSteppingDown(true)}>
          {t('stepDown.open')}
        </Button>
      </div>
      {steppingDown && <StepDownDialog ward={ward} guardianId={guardianId} onClose={() => setSteppingDown(false)} />}
    </Notice>
  );
}
