import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../ui/index.ts';
import { AuthCard } from '../auth/index.ts';
import { forgetSignUpDraft } from './sign-up-draft.ts';

const SIGN_IN = '/auth';
const STAY_MS = 3_000;

export function AccountMade() {
  const { t } = useTranslation('sign-up-payment');
  const navigate = useNavigate();
  useEffect(() => {
    forgetSignUpDraft();
    const leaving = setTimeout(() => void navigate(SIGN_IN), STAY_MS);
    return () => clearTimeout(leaving);
  }, [navigate]);
  return (
    <AuthCard title={t('success.title')} takesFocus text={<span role="status">{t('success.text')}</span>}>
      <LinkButton variant="primary" wide to={SIGN_IN}>
        {t('success.signIn')}
      </LinkButton>
    </AuthCard>
  );
}
