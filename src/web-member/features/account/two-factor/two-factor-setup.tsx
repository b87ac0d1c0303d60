import { enableTwoFactor, setUpTwoFactor } from '#modules/identity/contracts/two-factor.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { call, codeOf } from '../../../../web-shared/server/api.ts';
import { Button, Field, Form, FormFoot, Notice, TextInput, toastError } from '../../../ui/index.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useUser } from '../../session/index.ts';
import { useResendConfirmation } from '../../shell/index.ts';

type Setup = { secret: string; uri: string; qr: string };

type TwoFactorSetupProps = { takesFocus: boolean; onEnabled: (recoveryCodes: string[]) => void };

/** Sets up two-factor sign-in, from the app's secret to its first code; requires a confirmed address. */
export function TwoFactorSetup({ takesFocus, onEnabled }: TwoFactorSetupProps) {
  const { t } = useText('account');
  const { data: user } = useUser();
  const [ended, setEnded] = useState(false);
  const end = () => {
    reset();
    setEnded(true);
  };
  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: () => call(setUpTwoFactor),
    onError: (error) => toastError(t('twoFactor.failed'), error, t('failed')),
  });
  if (user && !user.emailConfirmed) return <ConfirmFirst email={user.email} />;
  if (data) return <FirstCode setup={data} onEnabled={onEnabled} onEnd={end} />;
  return (
    <div>
      <Button variant="primary" takesFocus={ended || takesFocus} busy={isPending} onClick={() => mutate()}>
        {t('twoFactor.setUp')}
      </Button>
    </div>
  );
}

/** With an unconfirmed address, the set-up could lock out the address's real owner. */
function ConfirmFirst({ email }: { email: string }) {
  const { t } = useText('account');
  const { mutate, isPending, isSuccess } = useResendConfirmation();
  return (
    <Notice tone="wait" title={t('twoFactor.confirmFirst')}>
      <p>{t('twoFactor.confirmFirstText', { email })}</p>
      <div>
        <Button small busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
          {t('twoFactor.sendAgain')}
        </Button>
      </div>
    </Notice>
  );
}

type FirstCodeProps = { setup: Setup; onEnabled: (recoveryCodes: string[]) => void; onEnd: () => void };

function FirstCode({ setup, onEnabled, onEnd }: FirstCodeProps) {
  const { t } = useText('account');
  const form = useCheckedForm({
    defaultValues: { code: '' },
    send: (body) => call(enableTwoFactor, { body }),
    onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    failed: t('twoFactor.failed'),
    failedText: t('failed'),
    onRefused: (error, isMarked) => {
      if (codeOf(error) === 'identity.two-factor-setup') onEnd();
      return isMarked;
    },
  });
  const secretLabel = useId();
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <Form form={form}>
      <div className="two-factor-secret">
        <img src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`} alt={t('twoFactor.qr')} />
        <div className="stack tight">
          <p>{t('twoFactor.scan')}</p>
          <p className="small quiet" id={secretLabel}>
            {t('twoFactor.type')}
          </p>
          <code className="code" aria-labelledby={secretLabel}>
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <a href={setup.uri}>{t('twoFactor.openHere')}</a>
        </div>
      </div>
      <Field label={t('twoFactor.firstCode')} hint={t('twoFactor.firstCodeHint')} error={form.errors.code} required>
        <TextInput
          {...form.register('code', { required: t('twoFactor.codeMissing') })}
          code
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </Field>
      <FormFoot form={form} label={t('twoFactor.switchOn')} onCancel={onEnd} />
    </Form>
  );
}
