import { resumeSubscription } from '#modules/billing/contracts/checkout.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { toast, toastError } from '../../ui/index.ts';

export function useResume() {
  const { t } = useTranslation('subscription');
  return useMutation({
    mutationFn: () => call(resumeSubscription),
    onSuccess: ({ message }) => toast({ title: t('resuming.done'), description: message }),
    onError: (error) => toastError(t('resuming.failed'), error),
    onSettled: () => invalidate('/api/subscription'),
  });
}
