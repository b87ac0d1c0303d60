import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { retryWhenOnline } from '../../../lib/server/retry-when-online.ts';
import { invalidate } from '../../../lib/server/query-client.ts';
import { Button, Card, ErrorNotice, Skeleton, Tag } from '../../../ui/index.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { useSettings } from '../use-settings.ts';
import './two-factor.css';

/** Loaded when it is opened. */
const TwoFactorOffForm = lazy(async () => ({
  default: (await retryWhenOnline(() => import('./two-factor-off-form.tsx'))).TwoFactorOffForm,
}));

const look = () => invalidate('/api/account/settings', '/api/account/security', '/api/account/email');

/** Switches two-factor sign-in on and off; the recovery codes stay until they are confirmed. */
export function TwoFactorCard() {
  const { t } = useText(['account', 'common']);
  const { settings, error, refetch } = useSettings();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  // Undefined until its form was first opened; afterwards closing it, or confirming the codes, moves the focus to the
  // replacement.
  const [switchingOff, setSwitchingOff] = useState<boolean>();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const closePanel = () => {
    setRecoveryCodes(null);
    setSwitchingOff(false);
  };
  const on = Boolean(recoveryCodes) || settings?.twoFactorEnabled;
  return (
    <Card
      title={t('twoFactor.title')}
      aside={settings && <Tag tone={on ? 'ok' : 'plain'}>{t(on ? 'twoFactor.on' : 'twoFactor.off')}</Tag>}
    >
      {!settings && <Skeleton />}
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onConfirmed={closePanel} />}
      {settings && !recoveryCodes && (
        <>
          <p className="quiet">{t(on ? 'twoFactor.onText' : 'twoFactor.offText')}</p>
          {!on && (
            <TwoFactorSetup
              takesFocus={switchingOff === false}
              onEnabled={(codes) => {
                setRecoveryCodes(codes);
                void look();
              }}
            />
          )}
          {on && !switchingOff && (
            <div>
              <Button takesFocus={switchingOff === false} onClick={() => setSwitchingOff(true)}>
                {t('twoFactor.switchOff')}
              </Button>
            </div>
          )}
          {on && switchingOff && (
            <Suspense>
              <TwoFactorOffForm
                onCancel={() => setSwitchingOff(false)}
                onOff={() => {
                  setSwitchingOff(false);
                  void look();
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </Card>
  );
}
