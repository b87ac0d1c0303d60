import { forgotPassword } from '#modules/identity/contracts/auth.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { call } from '../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Button, Field, Form, TextInput } from '../../ui/index.ts';
import { AuthCard } from './auth-card.tsx';

/** Requests a reset link; the response is the same for every address. */
export function ForgotPasswordPage() {
  const { t } = useText(['auth', 'validation']);
  const form = useCheckedForm({
    schema: async () => (await import('#modules/identity/contracts/auth.schema.ts')).forgotPassword.body,
    sends: forgotPassword,
    defaultValues: { email: '' },
    send: (body) => call(forgotPassword, { body }),
    failed: t('forgot.failed'),
    failedText: t('forgot.failedText'),
  });
  if (form.isSuccess) return <EmailSent email={form.getValues('email')} onAgain={form.resetOutcome} />;
  return (
    <AuthCard title={t('forgot.title')} text={t('forgot.subtitle')} takesFocus={form.formState.isSubmitted}>
      <Form form={form}>
        <Field label={t('email')} error={form.errors.email && t('validation:email')} required>
          <TextInput {...form.register('email')} type="email" autoComplete="username" />
        </Field>
        <Button variant="primary" wide type="submit" busy={form.isPending}>
          {form.isPending ? t('forgot.submitting') : t('forgot.submit')}
        </Button>
        <Link className="auth-link" to="/auth">
          {t('forgot.toSignIn')}
        </Link>
      </Form>
    </AuthCard>
  );
}

function EmailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useText('auth');
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
