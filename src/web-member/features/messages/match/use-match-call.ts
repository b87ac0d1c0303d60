import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../lib/text/use-text.ts';
import { invalidate } from '../../../lib/server/query-client.ts';
import { toast, toastError } from '../../../ui/index.ts';

/** An action on a match: shows a toast on success, and refreshes the match in any case. */
export function useMatchCall<Input>(act: (given: Input) => Promise<unknown>, done: (given: Input) => string) {
  const { t } = useText('messages');
  return useMutation({
    mutationFn: act,
    onSuccess: (_, given) => toast({ title: done(given) }),
    onError: (error) => toastError(t('path.failed'), error),
    onSettled: () => invalidate('/api/matches', '/api/guardian', '/api/dashboard-stats'),
  });
}
