import { signInWithCode } from '#modules/identity/contracts/auth.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call, messageOf } from '../../../web-shared/server/api.ts';
import { markFields } from '../../lib/forms/form-errors.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Button, Field, Form, TextInput, toast } from '../../ui/index.ts';

export const SIGN_IN_ENDED = 'identity.sign-in-ended';

type CodeFormProps = { next: string | null; onDone: (user: User) => void; onBack: () => void };

export function CodeForm({ next, onDone, onBack }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const { register, handleSubmit, setError, setFocus, reset, formState } = useCheckedForm({
    rules: async () => (await import('./code-rules.ts')).rules,
    sends: signInWithCode,
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [kind, setFocus]);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (body: { code: string }) => call(signInWithCode, { body }),
    onSuccess: (user) => onDone(user),
    onError: (error) => {
      if (error instanceof ApiError && error.code === SIGN_IN_ENDED) {
        toast({ title: t('signIn.failed'), description: error.said, variant: 'destructive' });
        onBack();
      } else if (!markFields(error, setError)) {
        setError('code', { message: messageOf(error) ?? t('code.failed') }, { shouldFocus: true });
      }
    },
  });
  const waiting = isPending || isSuccess;
  return (
    <Form sends={signInWithCode} to={next ?? '/auth'} onSubmit={handleSubmit((body) => mutate(body))}>
      <div>
        <h2>{t('code.title')}</h2>
        <p className="quiet">{t(`code.${kind}.text`)}</p>
      </div>
      <Field label={t(`code.${kind}.label`)} error={formState.errors.code?.message} required>
        <TextInput
          {...register('code')}
          key={kind}
          code
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Button variant="primary" wide type="submit" busy={waiting}>
        {waiting ? t('signIn.submitting') : t('signIn.submit')}
      </Button>
      <div className="auth-ways">
        <Button
          variant="ghost"
          small
          onClick={() => {
            reset();
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {t(`code.${kind}.other`)}
        </Button>
        <Button variant="ghost" small onClick={onBack}>
          {t('code.back')}
        </Button>
      </div>
    </Form>
  );
}
