import { useSearchParams } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';
import { Button, LinkButton, Redirect, Spinner } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';
import { AuthCard } from './auth-card.tsx';

/** Shown in a tab that was emptied, because its session ended or another account has signed in. */
export function SignedOutPage() {
  const { t } = useText('leaving');
  const { data: user, isPending } = useUser();
  const [search] = useSearchParams();
  if (isPending) return <Spinner />;
  if (search.has('other') && user) {
    return (
      <AuthCard title={t('signedOut.title')} text={t('signedOut.other')}>
        <Button variant="primary" wide onClick={() => window.location.assign(inOwnLanguage('/dashboard'))}>
          {t('signedOut.toOther')}
        </Button>
      </AuthCard>
    );
  }
  if (user) return <Redirect to="/dashboard" />;
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
