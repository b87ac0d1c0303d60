import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { request } from '../../../lib/server/api.ts';
import { stopHandlingProof } from '../../../lib/server/sign-in-again.ts';
import { forgetAll, queryClient } from '../../../lib/server/query-client.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { toastError } from '../../../ui/feedback/refusal.tsx';

// By its address, not its contract: this file travels with every page, and the contracts are heavy.
const SIGN_OUT = '/api/auth/signout';

/** Ends the session, forgets all that was fetched, and goes to the landing page. */
export function useSignOut() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request('POST', SIGN_OUT),
    onSuccess: async () => {
      stopHandlingProof();
      await navigate('/');
      forgetAll();
      queryClient.setQueryData(['/api/user'], null);
      toast({ title: t('signOut.done'), description: t('signOut.doneText') });
    },
    onError: (error) => toastError(t('signOut.failed'), error, t('signOut.failedText')),
  });
}
