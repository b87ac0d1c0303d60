import { getPush } from '#modules/identity/contracts/push.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { NO_NOTICES } from '../../lib/server/saved-reading.ts';
import { browserStore } from '../../../web-shared/storage.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { notificationSupport, hasAnsweredPermission } from './notices.ts';

/** Offers push notifications, unless the reader was asked before or declined. */
export function NoticesHint() {
  return useHydrating() ? null : <Hint />;
}

function Hint() {
  const { t } = useText('device');
  const [isWanted, setWanted] = useState(
    () => notificationSupport() === 'able' && !hasAnsweredPermission() && browserStore.get(NO_NOTICES) === null,
  );
  const { data } = useQuery({ ...fetchJson(getPush), enabled: isWanted });
  if (!isWanted || !data?.publicKey) return null;
  const dismiss = () => {
    browserStore.set(NO_NOTICES, '1');
    setWanted(false);
  };
  return (
    <div className="row apart">
      <p className="small quiet">{t('hint.text')}</p>
      <div className="row">
        <LinkButton small to="/account-settings?tab=notifications">
          {t('hint.look')}
        </LinkButton>
        <Button small variant="ghost" onClick={dismiss}>
          {t('hint.dismiss')}
        </Button>
      </div>
    </div>
  );
}
