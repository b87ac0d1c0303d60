import { disableTwoFactor } from '#modules/identity/contracts/two-factor.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../web-shared/server/api.ts';
import { markFields } from '../../../lib/forms/form-errors.ts';
import { AccountName, Button, Field, Form, PasswordInput, TextInput, toast, toastError } from '../../../ui/index.ts';
import { useUser } from '../../session/index.ts';

type TwoFactorOffFormProps = { onOff: () => void; onCancel: () => void };

export function TwoFactorOffForm({ onOff, onCancel }: TwoFactorOffFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '', code: '' },
  });
  useEffect(() => setFocus('password'), [setFocus]);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { password: string; code: string }) => call(disableTwoFactor, { body }),
    onSuccess: () => {
      toast({ title: t('twoFactor.switchedOff'), description: t('twoFactor.switchedOffText') });
      onOff();
    },
    onError: (error) => {
      if (markFields(error, setError)) return;
      toastError(t('twoFactor.failed'), error, t('failed'));
    },
  });
  const { data: user } = useUser();
  const { errors } = formState;
  return (
    <Form onSubmit={handleSubmit((body) => mutate(body))}>
      {user && <AccountName email={user.email} />}
      <Field label={t('password.current')} error={errors.password?.message} required>
        <PasswordInput
          {...register('password', { required: t('twoFactor.passwordMissing') })}
          autoComplete="current-password"
        />
      </Field>
      <Field label={t('twoFactor.code')} hint={t('twoFactor.codeHint')} error={errors.code?.message} required>
        <TextInput {...register('code', { required: t('twoFactor.codeMissing') })} code autoComplete="one-time-code" />
      </Field>
      <div className="row">
        <Button variant="danger" type="submit" busy={isPending}>
          {t('twoFactor.switchOff')}
        </Button>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
      </div>
    </Form>
  );
}
