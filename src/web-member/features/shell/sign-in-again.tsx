import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { forgetOthersDrafts } from '../../lib/forms/draft.ts';
import { becomeVisitor, invalidate } from '../../lib/server/query-client.ts';
import { handleProofRequests, type Why } from '../../../web-shared/server/sign-in-again.ts';
import { withTexts } from '../../lib/text/with-texts.ts';
import { useUser } from '../session/index.ts';
import { useSessionEnd } from './use-session-end.ts';

const SignInAgainDialog = lazy(async () => {
  const { SignInAgainDialog } = await withTexts(() => import('./sign-in-again-dialog.tsx'), 'auth', 'other-account');
  return { default: SignInAgainDialog };
});

const USER_URL = '/api/user';

interface ProofRequest {
  why: Why;
  knownPassword: string | undefined;
  end: (proven: boolean) => void;
}

/**
 * Asks for a sign-in over the open page when a request needs a fresh one, the session has ended or another account has
 * signed in; what was typed below stays. Somebody who cancels after the end of the session becomes a visitor.
 */
export function SignInAgain() {
  const [proof, setOpen] = useState<ProofRequest | null>(null);
  const { data: user } = useUser();
  const account = user?.id;
  useSameAccount(account);
  useSessionEnd(account);
  useEffect(() => {
    if (account === undefined) return;
    return handleProofRequests((why, knownPassword) => new Promise((end) => setOpen({ why, knownPassword, end })));
  }, [account]);
  if (!proof || !user) return null;
  return (
    <Suspense>
      <SignInAgainDialog
        {...proof}
        email={user.email}
        onEnd={(proven) => {
          proof.end(proven);
          setOpen(null);
          if (proof.why === 'ended' && !proven) becomeVisitor();
        }}
      />
    </Suspense>
  );
}

/** Deletes the drafts of other accounts in this tab, and reloads the user whenever the tab becomes visible. */
function useSameAccount(account: string | undefined) {
  const first = useRef(account);
  useEffect(() => {
    if (account === undefined) return;
    forgetOthersDrafts(account);
    if (first.current !== undefined && first.current !== account) window.location.reload();
    first.current = account;
    const look = () => document.visibilityState === 'visible' && void invalidate(USER_URL);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [account]);
}
