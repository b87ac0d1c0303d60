import { disableTwoFactor } from '#modules/identity/contracts/two-factor.ts';
import { useEffect } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { AccountName, Field, Form, FormFoot, PasswordInput, TextInput, toast } from '../../../ui/index.ts';
import { useUser } from '../../session/index.ts';

type TwoFactorOffFormProps = { onOff: () => void; onCancel: () => void };

/** Switches two-factor sign-in off, with the password and a code. */
export function TwoFactorOffForm({ onOff, onCancel }: TwoFactorOffFormProps) {
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
