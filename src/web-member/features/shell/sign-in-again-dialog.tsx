import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { saidBy } from '../../lib/api.ts';
import { markFields } from '../../lib/form-errors.ts';
import { prove, wantsCode } from '../../lib/sign-in-again.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput, TextInput } from '../../ui/text-input.tsx';

type SignInAgainDialogProps = { knownPassword: string | undefined; onEnd: (proven: boolean) => void };

/** The password once more, and the code where the account has one. */
export function SignInAgainDialog(asked: SignInAgainDialogProps) {
  const { t } = useTranslation('auth');
  return (
    <Dialog open onOpenChange={(open) => !open && asked.onEnd(false)} title={t('again.title')} text={t('again.text')}>
      <ProofForm {...asked} />
    </Dialog>
  );
}

function ProofForm({ knownPassword, onEnd }: SignInAgainDialogProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [needsCode, setNeedsCode] = useState(knownPassword !== undefined);
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: knownPassword ?? '', code: '' },
  });
  useEffect(() => setFocus(needsCode ? 'code' : 'password'), [needsCode, setFocus]);
  const { mutate, isPending } = useMutation({
    mutationFn: prove,
    onMutate: () => setRefusal(''),
    onSuccess: () => onEnd(true),
    onError: (error) => {
      if (wantsCode(error)) setNeedsCode(true);
      else if (!markFields(error, setError)) setRefusal(saidBy(error) ?? t('common:failed'));
    },
  });
  const send = handleSubmit(({ password, code }) => mutate({ password, ...(code && { code }) }));
  const { errors } = formState;
  const asks = { required: t('again.missing') };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        // React lets it rise to the form below, out of whose call the question came.
        event.stopPropagation();
        void send(event);
      }}
    >
      {refusal && <Notice tone="end">{refusal}</Notice>}
      {knownPassword === undefined && (
        <Field label={t('password')} error={errors.password?.message} required>
          <PasswordInput {...register('password', asks)} autoComplete="current-password" />
        </Field>
      )}
      {needsCode && (
        <Field label={t('again.code')} hint={t('again.codeHint')} error={errors.code?.message} required>
          <TextInput {...register('code', asks)} code autoComplete="one-time-code" />
        </Field>
      )}
      <div className="dialog-foot">
        <Button onClick={() => onEnd(false)}>{t('common:cancel')}</Button>
        <Button look="main" type="submit" busy={isPending}>
          {t('again.submit')}
        </Button>
      </div>
    </form>
  );
}
