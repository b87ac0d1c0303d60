import type { guardianProfile } from '#modules/guardianship/contracts/guardian.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckReasons } from '../guardianship/index.ts';
import { StepDownDialog } from './step-down-dialog.tsx';

type Resting = z.output<typeof guardianProfile.answer>['resting'][number];

/** That he does not act for a ward at present, why, who settles it, and what he can do himself. */
export function RestingWard({
  ward: { wardFirstName: ward, wardProfileId, standing, checkReasons },
}: {
  ward: Resting;
}) {
  const { t } = useTranslation('guardian');
  const [steppingDown, setSteppingDown] = useState(false);
  if (standing !== 'checking' && standing !== 'disputed') return null;
  return (
    <Notice tone="wait" title={t(`resting.${standing}`, { ward })}>
      <p>{t(`resting.${standing}Text`, { ward })}</p>
      {standing === 'checking' && <CheckReasons reasons={checkReasons} ward={ward} />}
      {wardProfileId !== null && (
        <div>
          <Button small onClick={() => setSteppingDown(true)}>
            {t('stepDown.open')}
          </Button>
        </div>
      )}
      {steppingDown && wardProfileId !== null && (
        <StepDownDialog ward={ward} wardProfileId={wardProfileId} onClose={() => setSteppingDown(false)} />
      )}
    </Notice>
  );
}
