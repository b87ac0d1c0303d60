import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { stopHandlingProof } from '../../../web-shared/server/sign-in-again.ts';
import { followSession, type SessionEnd } from '../../lib/live/session-end.ts';
import { becomeVisitor, clearSession, queryClient } from '../../lib/server/query-client.ts';
import { rememberSessionEnd } from '../session/index.ts';

/** Empties this tab at once when the account's session ends anywhere, or another account signs in in this browser. */
export function useSessionEnd(account: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (account === undefined) return;
    return followSession(account, (why) => void empty(why));
    async function empty(why: SessionEnd) {
      const root = document.getElementById('root')!;
      root.style.visibility = 'hidden';
      stopHandlingProof();
      rememberSessionEnd(why);
      // A script that cannot be loaded must not leave the page hidden with its contents.
      await navigate('/signed-out', { replace: true });
      // Drafts of an account return with it, unless it was signed out.
      if (why === 'ended') clearSession();
      else becomeVisitor();
      queryClient.setQueryData(['/api/user'], null);
      root.style.visibility = '';
    }
  }, [account, navigate]);
}
