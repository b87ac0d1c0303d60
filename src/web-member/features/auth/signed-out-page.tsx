import { useText } from '../../lib/text/use-text.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';
import { Button, LinkButton, Redirect, Spinner } from '../../ui/index.ts';
import { sessionEnd, useUser } from '../session/index.ts';
import { AuthCard } from './auth-card.tsx';

/** Shown in a tab that was emptied, because its session ended or another account has signed in. */
export function SignedOutPage() {
  const { t } = useText('leaving');
  const { data: user, isPending } = useUser();
  if (isPending) return <Spinner />;
  if (user) return <Redirect to="/dashboard" />;
  if (sessionEnd() === 'other') {
    return (
      <AuthCard title={t('signedOut.title')} text={t('signedOut.other')}>
        <Button variant="primary" wide onClick={() => window.location.assign(inOwnLanguage('/dashboard'))}>
          {t('signedOut.toOther')}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('signedOut.title')} text={t('signedOut.text')}>
      <LinkButton variant="primary" wide to="/auth">
        {t('signIn')}
      </LinkButton>
      <LinkButton variant="ghost" wide to="/">
        {t('home')}
      </LinkButton>
    </AuthCard>
  );
}
