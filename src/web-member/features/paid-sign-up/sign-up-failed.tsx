import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/button.tsx';
import { AuthCard } from '../auth/index.ts';
import { forgetSignUpDraft } from './sign-up-draft.ts';

type SignUpFailedProps = {
  problem: 'expired' | 'plans' | 'plan' | 'checkout' | 'secret';
  /** The server's own sentence, where it said one. */
  said?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** Why nothing can be paid here, and the way back to the form, which still holds what was typed. */
export function SignUpFailed({ problem, said, onRetry }: SignUpFailedProps) {
  const { t } = useTranslation(['sign-up-payment', 'common']);
  useEffect(() => {
    if (problem === 'expired') forgetSignUpDraft();
  }, [problem]);
  return (
    <AuthCard title={t('error.title')} takesFocus text={<span role="alert">{said ?? t(`error.${problem}`)}</span>}>
      {onRetry && (
        <Button look="main" wide onClick={onRetry}>
          {t('common:error.retry')}
        </Button>
      )}
      <LinkButton look={onRetry ? 'plain' : 'main'} wide to="/auth?tab=signup">
        {t('error.toSignUp')}
      </LinkButton>
    </AuthCard>
  );
}
