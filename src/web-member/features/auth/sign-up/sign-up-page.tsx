import { currentSite } from '#kernel/i18n/current-site.ts';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { Redirect, Spinner, useTitle } from '../../../ui/index.ts';
import { useUser } from '../../session/index.ts';
import { PublicHeader } from '../../shell/index.ts';
import { SignUpForm } from './sign-up-form.tsx';
import '../auth.css';

export function SignUpPage() {
  const { t } = useText(['auth', 'common']);
  const { data: user, isPending } = useUser();
  useTitle(t('signUp.title'));
  if (isPending) return <Spinner />;
  if (user) return <Redirect to="/dashboard" />;
  return (
    <>
      <PublicHeader />
      <div className="auth-card">
        {currentSite().fees && (
          <Link className="back" to="/pricing">
            <ArrowLeft aria-hidden /> <span>{t('signUpPage.toPricing')}</span>
          </Link>
        )}
        <h1 className="only-read">{t('signUp.title')}</h1>
        <SignUpForm />
        <div className="auth-foot">
          <p>
            <span>{t('signUpPage.haveAccount')}</span> <Link to="/auth">{t('signUpPage.toSignIn')}</Link>
          </p>
        </div>
      </div>
    </>
  );
}
