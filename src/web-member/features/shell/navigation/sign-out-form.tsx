import { signOut } from '#modules/identity/contracts/auth.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../web-shared/server/api.ts';
import { stopHandlingProof } from '../../../../web-shared/server/sign-in-again.ts';
import { clearSession, queryClient } from '../../../lib/server/query-client.ts';
import { endingSession, endSession } from '../../../lib/live/session-end.ts';
import { useUser } from '../../session/index.ts';
import { Form, toast, toastError } from '../../../ui/index.ts';

/** Ends the session, deletes all fetched data, and opens the landing page. */
function useSignOut() {
  const { t } = useText('common');
  const navigate = useNavigate();
  const { data: user } = useUser();
  return useMutation({
    mutationFn: () => endingSession(() => call(signOut)),
    onSuccess: async () => {
      stopHandlingProof();
      endSession(user?.id);
      await navigate('/');
      clearSession();
      queryClient.setQueryData(['/api/user'], null);
      toast({ title: t('signOut.done'), description: t('signOut.doneText') });
    },
    onError: (error) => toastError(t('signOut.failed'), error, t('signOut.failedText')),
  });
}

type SignOutFormProps = { children: (isPending: boolean) => ReactElement };

/** The form around a button that signs out, also without the app. */
export function SignOutForm({ children }: SignOutFormProps) {
  const { mutate, isPending } = useSignOut();
  return (
    <Form className="sign-out" sends={signOut} to="/" onSubmit={() => !isPending && mutate()}>
      {children(isPending)}
    </Form>
  );
}
