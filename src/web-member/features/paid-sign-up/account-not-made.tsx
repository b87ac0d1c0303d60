import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../ui/index.ts';
import { AuthCard } from '../auth/index.ts';

type AccountNotMadeProps = {
  text: string;
  /** Nothing was charged, so another card may work. */
  isUnpaid?: boolean;
  onRetry?: (() => void) | undefined;
  isBusy?: boolean;
};

export function AccountNotMade({ text, isUnpaid, onRetry, isBusy }: AccountNotMadeProps) {
  const { t } = useTranslation(['sign-up-payment', 'common']);
  return (
    <AuthCard title={t('success.errorTitle')} takesFocus text={<span role="alert">{text}</span>}>
      {isUnpaid && (
        <LinkButton variant="primary" wide to="/signup-payment">
          {t('success.toPayment')}
        </LinkButton>
      )}
      {onRetry && (
        <Button variant="primary" wide busy={isBusy} onClick={onRetry}>
          {t('common:error.retry')}
        </Button>
      )}
      <LinkButton wide variant={isUnpaid || onRetry ? 'secondary' : 'primary'} to="/auth?tab=signup">
        {t('error.toSignUp')}
      </LinkButton>
      <p className="small quiet">
        <Link className="lone" to="/help" reloadDocument>
          {t('success.help')}
        </Link>
      </p>
    </AuthCard>
  );
}
