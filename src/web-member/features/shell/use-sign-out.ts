import { signOut } from '#kernel/contracts/auth.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call, saidBy } from '../../lib/api.ts';
import { forgetAll, queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';

/** Ends the session, forgets all that was fetched, and goes to the landing page. */
export function useSignOut() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(signOut),
    onSuccess: async () => {
      await navigate('/');
      forgetAll();
      queryClient.setQueryData(['/api/user'], null);
      toast({ title: t('signOut.done'), description: t('signOut.doneText') });
    },
    onError: (error) =>
      toast({
        title: t('signOut.failed'),
        description: saidBy(error) ?? t('signOut.failedText'),
        variant: 'destructive',
      }),
  });
}
