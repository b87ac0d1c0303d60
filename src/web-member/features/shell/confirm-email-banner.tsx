import { useText } from '../../lib/text/use-text.ts';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';
import { useResendConfirmation } from './use-resend-confirmation.ts';
import './confirm-email-banner.css';

const PLACES = ['/dashboard', '/guardian-dashboard', '/account-settings'];

/** A banner until the email address is confirmed. Only two-factor sign-in depends on it. */
export function ConfirmEmailBanner() {
  const { t } = useText('common');
  const { pathname } = useLocation();
  const { data: user } = useUser();
  const { mutate, isPending, isSuccess } = useResendConfirmation();
  if (!user || user.emailConfirmed || !PLACES.includes(pathname)) return null;
  return (
    <section className="confirm-email" aria-label={t('confirmEmail.title')}>
      <div className="wrap">
        <p>{t('confirmEmail.text')}</p>
        <bdi className="confirm-address">{user.email}</bdi>
        <Button small variant="ghost" busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
          {t('confirmEmail.again')}
        </Button>
      </div>
    </section>
  );
}
