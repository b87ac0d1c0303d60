import { useState } from 'react';
import { isZoneOff, switchZone } from '../../lib/text/time-zone.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { Card, Checkbox } from '../../ui/index.ts';

/** Chooses whether this browser tells the server its time zone. */
export function ZoneCard() {
  const { t } = useText('device');
  const hydrating = useHydrating();
  const [chosen, setChosen] = useState<boolean>();
  return (
    <Card title={t('zone.title')}>
      <Checkbox
        label={t('zone.use')}
        note={t('zone.note')}
        checked={chosen ?? (hydrating || !isZoneOff())}
        onChange={({ target }) => {
          setChosen(target.checked);
          switchZone(target.checked);
        }}
      />
    </Card>
  );
}
