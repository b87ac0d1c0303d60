import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refresh } from '../../../lib/server/query-client.ts';
import { toastError } from '../../../ui/feedback/refusal.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';

/** One thing that is chosen in a match: done, it is told; refused, what led to it is looked up again. */
export function useMatchCall<IntentOptions>(
  act: (given: IntentOptions) => Promise<unknown>,
  done: (given: IntentOptions) => string,
) {
  const { t } = useTranslation('messages');
  return useMutation({
    mutationFn: act,
    onSuccess: (_, given) => toast({ title: done(given) }),
    onError: (error) => toastError(t('path.failed'), error),
    onSettled: () => refresh('/api/matches', '/api/guardian', '/api/dashboard-stats'),
  });
}
