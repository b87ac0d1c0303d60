import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { request } from '../../../../web-shared/server/api.ts';
import { stopHandlingProof } from '../../../../web-shared/server/sign-in-again.ts';
import { clearSession, queryClient } from '../../../lib/server/query-client.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { toastError } from '../../../ui/feedback/refusal.tsx';

// An address instead of a contract: this file is part of every page, and contracts are large.
const SIGN_OUT = '/api/auth/signout';

/** Ends the session, deletes all fetched data, and opens the landing page. */
export function useSignOut() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request('POST', SIGN_OUT),
    onSuccess: async () => {
      stopHandlingProof();
      await navigate('/');
      clearSession();
      queryClient.setQueryData(['/api/user'], null);
      toast({ title: t('signOut.done'), description: t('signOut.doneText') });
    },
    onError: (error) => toastError(t('signOut.failed'), error, t('signOut.failedText')),
  });
}
