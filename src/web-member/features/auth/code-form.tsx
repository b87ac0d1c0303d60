import { signInWithCode } from '#modules/identity/contracts/auth.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { ApiError, call, messageOf } from '../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Button, Field, Form, TextInput, toast } from '../../ui/index.ts';

export const SIGN_IN_ENDED = 'identity.sign-in-ended';

type CodeFormProps = { next: string | null; onDone: (user: User) => void; onBack: () => void };

export function CodeForm({ next, onDone, onBack }: CodeFormProps) {
  const { t } = useText('auth');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const form = useCheckedForm({
    schema: async () => (await import('#modules/identity/contracts/auth.schema.ts')).signInWithCode.body,
    sends: signInWithCode,
    defaultValues: { code: '' },
    send: (body) => call(signInWithCode, { body }),
    onSuccess: onDone,
    onRefused: (error, isMarked) => {
      if (error instanceof ApiError && error.code === SIGN_IN_ENDED) {
        toast({ title: t('signIn.failed'), description: error.said, variant: 'destructive' });
        onBack();
      } else if (!isMarked) {
        form.setError('code', { message: messageOf(error) ?? t('code.failed') }, { shouldFocus: true });
      }
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [kind, setFocus]);
  const waiting = form.isPending || form.isSuccess;
  return (
    <Form form={form} to={next ?? '/auth'}>
      <div>
        <h2>{t('code.title')}</h2>
        <p className="quiet">{t(`code.${kind}.text`)}</p>
      </div>
      <Field label={t(`code.${kind}.label`)} error={form.errors.code} required>
        <TextInput
          {...form.register('code')}
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
            form.reset();
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
