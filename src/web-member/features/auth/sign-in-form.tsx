import { signIn, signInWithCode } from '#modules/identity/contracts/auth.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { call, messageOf } from '../../../web-shared/server/api.ts';
import { useSentForm } from '../../lib/forms/sent-form.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Button, Field, Form, Notice, PasswordInput, TextInput, toastAcrossNavigation } from '../../ui/index.ts';
import type { MadeAccount } from '../paid-sign-up/index.ts';
import { CONSOLE } from '../session/index.ts';
import { CodeForm, SIGN_IN_ENDED } from './code-form.tsx';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';

type SignInFormProps = {
  next: string | null;
  /** The account that was just made here. */
  made?: MadeAccount | null;
};

/** Signs in with email, password and, if the account has a second factor, a code. Then navigates to `next`, or home. */
export function SignInForm({ next, made = null }: SignInFormProps) {
  const { t } = useText('auth');
  const [codeRefused] = useState(useSentForm(signInWithCode)?.error);
  const [needsCode, setNeedsCode] = useState(
    Boolean(useSentForm(signIn)?.answer ?? (codeRefused && codeRefused.code !== SIGN_IN_ENDED)),
  );
  const [returned, setReturned] = useState(false);
  const goOn = ({ role }: User) => {
    const to = next ?? (isStaff(role) ? CONSOLE : '/dashboard');
    // The console is another app, and shows no toasts of this one.
    if (!to.startsWith(CONSOLE)) toastAcrossNavigation({ title: t('signIn.done'), description: t('signIn.doneText') });
    // Replaces this page, so that the back button never leads to the typed password.
    window.location.replace(inOwnLanguage(to));
  };
  const form = useCheckedForm({
    schema: async () => (await import('./sign-in-rules.ts')).schema,
    sends: signIn,
    defaultValues: { email: made?.email ?? '', password: '' },
    send: (body) => call(signIn, { body }),
    onSuccess: (answer) => ('twoFactorRequired' in answer ? setNeedsCode(true) : goOn(answer)),
    failed: t('signIn.failed'),
    failedText: t('signIn.failedText'),
  });
  const { register, resetField, setFocus, errors } = form;
  const startAgain = () => {
    form.resetOutcome();
    resetField('password');
    setNeedsCode(false);
    setReturned(true);
  };
  useEffect(() => {
    if (returned && !needsCode) setFocus('password');
  }, [returned, needsCode, setFocus]);
  useEffect(() => {
    if (!made) return;
    // After the layout, which moves the focus to a new page.
    const frame = requestAnimationFrame(() => setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [made, setFocus]);
  if (needsCode) return <CodeForm next={next} onDone={goOn} onBack={startAgain} />;
  const waiting = form.isPending || form.isSuccess;
  // The toast about it disappears.
  const refusal = (form.error && !errors.email && messageOf(form.error)) || undefined;
  return (
    <Form form={form} to={next ?? '/auth'}>
      {made ? (
        <Notice tone="ok" title={made.waliName ? t('signIn.madeWali', { name: made.waliName }) : t('signIn.made')}>
          <p>{t('signIn.madeNext')}</p>
        </Notice>
      ) : (
        <div>
          <h2>{t('signIn.title')}</h2>
          <p className="quiet">{t('signIn.subtitle')}</p>
        </div>
      )}
      {codeRefused && (
        <Notice tone="end">
          <p>{codeRefused.said}</p>
        </Notice>
      )}
      <Field label={t('email')} error={errors.email} required>
        <TextInput {...register('email')} type="email" autoComplete="username" />
      </Field>
      <Field label={t('password')} error={errors.password ?? refusal} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <Button variant="primary" wide type="submit" busy={waiting}>
        {waiting ? t('signIn.submitting') : t('signIn.submit')}
      </Button>
      <Link className="auth-link" to="/forgot-password">
        {t('signIn.forgot')}
      </Link>
    </Form>
  );
}
