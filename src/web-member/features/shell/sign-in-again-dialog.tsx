import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { markFields } from '../../lib/forms/form-errors.ts';
import { prove, renew, wantsCode, type Proof, type Why } from '../../../web-shared/server/sign-in-again.ts';
import { AccountName, Button, Dialog, Field, Form, PasswordInput, RefusalNotice, TextInput } from '../../ui/index.ts';
import { OtherAccountDialog } from './other-account-dialog.tsx';

type SignInAgainDialogProps = {
  why: Why;
  email: string;
  knownPassword: string | undefined;
  onEnd: (proven: boolean) => void;
};

/**
 * Asks for the password again, and for the code if the account has a second factor; or reports that another account has
 * signed in.
 */
export function SignInAgainDialog({ why, ...form }: SignInAgainDialogProps) {
  const { t } = useTranslation('auth');
  if (why === 'other') return <OtherAccountDialog onSameAgain={() => form.onEnd(true)} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && form.onEnd(false)}
      title={t(`again.${why}.title`)}
      text={t(`again.${why}.text`)}
    >
      <ProofForm {...form} why={why} />
    </Dialog>
  );
}

type ProofFormProps = SignInAgainDialogProps & { why: Exclude<Why, 'other'> };

function ProofForm({ why, email, knownPassword, onEnd }: ProofFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [needsCode, setNeedsCode] = useState(knownPassword !== undefined);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: knownPassword ?? '', code: '' },
  });
  useEffect(() => setFocus(needsCode ? 'code' : 'password'), [needsCode, setFocus]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (proof: Proof) => {
      if (why === 'ended') await renew(email, proof);
      else await prove(proof);
    },
    onSuccess: () => onEnd(true),
    onError: (refusal) => {
      if (wantsCode(refusal)) setNeedsCode(true);
      else markFields(refusal, setError);
    },
  });
  const send = handleSubmit(({ password, code }) => mutate({ password, ...(code && { code }) }));
  const { errors } = formState;
  const rules = { required: t('again.missing') };
  return (
    <Form onSubmit={send}>
      {!wantsCode(error) && <RefusalNotice error={error} />}
      <AccountName email={email} />
      {knownPassword === undefined && (
        <Field label={t('password')} error={errors.password?.message} required>
          <PasswordInput {...register('password', rules)} autoComplete="current-password" />
        </Field>
      )}
      {needsCode && (
        <Field label={t('again.code')} hint={t('again.codeHint')} error={errors.code?.message} required>
          <TextInput {...register('code', rules)} code autoComplete="one-time-code" />
        </Field>
      )}
      <div className="dialog-foot">
        <Button onClick={() => onEnd(false)}>{why === 'ended' ? t('again.ended.leave') : t('common:cancel')}</Button>
        <Button variant="primary" type="submit" busy={isPending}>
          {t(`again.${why}.submit`)}
        </Button>
      </div>
    </Form>
  );
}
