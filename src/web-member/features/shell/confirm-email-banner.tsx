import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { jsonOf, request, saidBy } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../session/index.ts';
import './confirm-email-banner.css';

// By its address, not its contract: this file travels with every page, and the contracts are heavy.
const RESEND = '/api/auth/confirm-email/resend';

/** Asks for the confirmation of the address until it is given. Nothing waits for it. */
export function ConfirmEmailBanner() {
  const { t } = useTranslation('common');
  const { data: user } = useUser();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => (await jsonOf(await request('POST', RESEND))) as { message: string },
    onSuccess: ({ message }) => toast({ title: t('confirmEmail.sent'), description: message }),
    onError: (error) =>
      toast({
        title: t('confirmEmail.failed'),
        description: saidBy(error) ?? t('confirmEmail.failedText'),
        variant: 'destructive',
      }),
  });
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
