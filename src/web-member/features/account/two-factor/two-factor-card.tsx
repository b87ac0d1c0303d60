import { useState, useEffect } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { invalidate } from '../../../lib/server/query-client.ts';
import {
  Button,
  Card,
  ErrorNotice,
  Skeleton,
  Tag,
  AccountName,
  Field,
  Form,
  FormFoot,
  PasswordInput,
  TextInput,
  toast,
} from '../../../ui/index.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { useSettings } from '../use-settings.ts';
import './two-factor.css';
import { disableTwoFactor } from '#modules/identity/contracts/two-factor.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useUser } from '../../session/index.ts';

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
            <TwoFactorOffForm
              onCancel={() => setSwitchingOff(false)}
              onOff={() => {
                setSwitchingOff(false);
                void look();
              }}
            />
          )}
        </>
      )}
    </Card>
  );
}

type TwoFactorOffFormProps = { onOff: () => void; onCancel: () => void };

function TwoFactorOffForm({ onOff, onCancel }: TwoFactorOffFormProps) {
  const { t } = useText('account');
  const form = useCheckedForm({
    defaultValues: { password: '', code: '' },
    send: (body) => call(disableTwoFactor, { body }),
    onSuccess: () => {
      toast({ title: t('twoFactor.switchedOff'), description: t('twoFactor.switchedOffText') });
      onOff();
    },
    failed: t('twoFactor.failed'),
    failedText: t('failed'),
    onRefused: (_, isMarked) => isMarked,
  });
  const { register, setFocus, errors } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const { data: user } = useUser();
  return (
    <Form form={form}>
      {user && <AccountName email={user.email} />}
      <Field label={t('password.current')} error={errors.password} required>
        <PasswordInput
          {...register('password', { required: t('twoFactor.passwordMissing') })}
          autoComplete="current-password"
        />
      </Field>
      <Field label={t('twoFactor.code')} hint={t('twoFactor.codeHint')} error={errors.code} required>
        <TextInput {...register('code', { required: t('twoFactor.codeMissing') })} code autoComplete="one-time-code" />
      </Field>
      <FormFoot form={form} variant="danger" label={t('twoFactor.switchOff')} onCancel={onCancel} />
    </Form>
  );
}
