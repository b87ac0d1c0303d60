import { resetPassword } from '#modules/identity/contracts/auth.ts';
import { useSentForm } from '../../lib/forms/sent-form.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useState } from 'react';
import { LinkButton, Notice, Spinner } from '../../ui/index.ts';
import { useTokenFromAddress } from '../../lib/navigation/use-token-from-address.ts';
import { useLinkUse } from './use-link-use.ts';
import { AuthCard } from './auth-card.tsx';
import { RESET_TOKEN, ResetPasswordForm } from './reset-password-form.tsx';

export function ResetPasswordPage() {
  const { t } = useText(['auth', 'common']);
  const token = useTokenFromAddress();
  const { usedOn, isLoading, refetch } = useLinkUse(token);
  const sent = useSentForm(resetPassword);
  const [done, setDone] = useState(Boolean(sent?.answer));
  const [refused, setRefused] = useState(sent?.error?.code === RESET_TOKEN);
  const refuse = () => {
    setRefused(true);
    void refetch();
  };
  if (isLoading) return <Spinner label={t('common:loading')} />;
  if (done) {
    return (
      <AuthCard title={t('reset.done')} text={t('reset.doneText')} takesFocus>
        <LinkButton variant="primary" wide to="/auth">
          {t('reset.signIn')}
        </LinkButton>
      </AuthCard>
    );
  }
  if (usedOn) return <UsedLink date={usedOn} takesFocus={refused} />;
  if (!token || refused) return <InvalidLink takesFocus={refused} />;
  return (
    <AuthCard title={t('reset.title')} text={t('reset.subtitle')}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} onRefused={refuse} />
    </AuthCard>
  );
}

/** Says no more than when the link was used: its reader may be a stranger. */
function UsedLink({ date, takesFocus }: { date: string; takesFocus: boolean }) {
  const { t } = useText('auth');
  return (
    <AuthCard title={t('usedLink.title')} text={t('usedLink.reset', { date })} takesFocus={takesFocus}>
      <LinkButton variant="primary" wide to="/auth">
        {t('reset.signIn')}
      </LinkButton>
      <p className="quiet">{t('usedLink.notYou')}</p>
      <LinkButton wide to="/forgot-password">
        {t('reset.request')}
      </LinkButton>
    </AuthCard>
  );
}

function InvalidLink({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useText('auth');
  return (
    <AuthCard title={t('reset.invalid')} takesFocus={takesFocus}>
      <Notice tone="end">
        <p>{t('reset.invalidText')}</p>
      </Notice>
      <p className="quiet">{t('reset.invalidNote')}</p>
      <LinkButton variant="primary" wide to="/forgot-password">
        {t('reset.request')}
      </LinkButton>
    </AuthCard>
  );
}
