import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/index.ts';
import { AuthCard } from '../auth/index.ts';
import { forgetSignUpDraft } from './sign-up-draft.ts';

type SignUpFailedProps = {
  problem: 'expired' | 'plans' | 'plan' | 'checkout' | 'secret';
  said?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** Explains why nothing can be paid here, and links back to the form, which still has its input. */
export function SignUpFailed({ problem, said, onRetry }: SignUpFailedProps) {
  const { t } = useTranslation(['sign-up-payment', 'common']);
  useEffect(() => {
    if (problem === 'expired') forgetSignUpDraft();
  }, [problem]);
  return (
    <AuthCard title={t('error.title')} takesFocus text={<span role="alert">{said ?? t(`error.${problem}`)}</span>}>
      {onRetry && (
        <Button variant="primary" wide onClick={onRetry}>
          {t('common:error.retry')}
        </Button>
      )}
      <LinkButton variant={onRetry ? 'secondary' : 'primary'} wide to="/auth?tab=signup">
        {t('error.toSignUp')}
      </LinkButton>
    </AuthCard>
  );
}
