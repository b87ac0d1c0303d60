import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUser } from '../session/index.ts';
import { useResendConfirmation } from './use-resend-confirmation.ts';
import './confirm-email-banner.css';

/** Asks for the confirmation of the address until it is given. Only two-factor sign-in waits for it. */
export function ConfirmEmailBanner() {
  const { t } = useTranslation('common');
  const { data: user } = useUser();
  const { mutate, isPending, isSuccess } = useResendConfirmation();
  if (!user || user.emailConfirmed) return null;
  return (
    <aside className="wrap confirm-email" aria-label={t('confirmEmail.title')}>
      <Notice tone="wait">
        <div className="row apart">
          <p>{t('confirmEmail.text', { email: user.email })}</p>
          <Button small busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
            {t('confirmEmail.again')}
          </Button>
        </div>
      </Notice>
    </aside>
  );
}
