import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { jsonOf, request } from '../../../web-shared/server/api.ts';
import { toast, toastError } from '../../ui/index.ts';

// An address instead of a contract: this file is part of every page, and contracts are large.
const RESEND = '/api/auth/confirm-email/resend';

export function useResendConfirmation() {
  const { t } = useText('common');
  return useMutation({
    mutationFn: async () => (await jsonOf(await request('POST', RESEND))) as { message: string },
    onSuccess: ({ message }) => toast({ title: t('confirmEmail.sent'), description: message }),
    onError: (error) => toastError(t('confirmEmail.failed'), error, t('confirmEmail.failedText')),
  });
}
