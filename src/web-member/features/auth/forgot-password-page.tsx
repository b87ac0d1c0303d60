import { forgotPassword } from '#modules/identity/contracts/auth.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../../web-shared/server/api.ts';
import { markFields } from '../../lib/forms/form-errors.ts';
import { useFormMutation } from '../../lib/forms/use-form-mutation.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Button, Field, Form, TextInput, toastError } from '../../ui/index.ts';
import { AuthCard } from './auth-card.tsx';

/** Requests a reset link; the response is the same for every address. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'validation']);
  const form = useCheckedForm({
    rules: async () => (await import('./forgot-password-rules.ts')).rules,
    sends: forgotPassword,
    defaultValues: { email: '' },
  });
  const { mutate, isPending, isSuccess, reset } = useFormMutation(forgotPassword, {
    mutationFn: (body: { email: string }) => call(forgotPassword, { body }),
    onError: (error) => {
      markFields(error, form.setError);
      toastError(t('forgot.failed'), error, t('forgot.failedText'));
    },
  });
  if (isSuccess) return <EmailSent email={form.getValues('email')} onAgain={reset} />;
  const wrong = form.formState.errors.email;
  return (
    <AuthCard title={t('forgot.title')} text={t('forgot.subtitle')} takesFocus={form.formState.isSubmitted}>
      <Form sends={forgotPassword} onSubmit={form.handleSubmit((body) => mutate(body))}>
        <Field label={t('email')} error={wrong && t('validation:email')} required>
          <TextInput {...form.register('email')} type="email" autoComplete="username" />
        </Field>
        <Button variant="primary" wide type="submit" busy={isPending}>
          {isPending ? t('forgot.submitting') : t('forgot.submit')}
        </Button>
        <Link className="auth-link" to="/auth">
          {t('forgot.toSignIn')}
        </Link>
      </Form>
    </AuthCard>
  );
}

function EmailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <AuthCard title={t('forgot.sent')} text={t('forgot.sentTo', { email })} takesFocus>
      <p className="quiet">{t('forgot.sentNote')}</p>
      <Button wide onClick={onAgain}>
        {t('forgot.again')}
      </Button>
      <Link className="auth-link" to="/auth">
        {t('forgot.toSignIn')}
      </Link>
    </AuthCard>
  );
}
