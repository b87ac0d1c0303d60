import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { forgetOthersDrafts } from '../../lib/forms/draft.ts';
import { becomeVisitor, refresh } from '../../lib/server/query-client.ts';
import { handleProofRequests, type Why } from '../../lib/server/sign-in-again.ts';
import { withTexts } from '../../lib/text/with-texts.ts';
import { useUser } from '../session/index.ts';

const SignInAgainDialog = lazy(async () => {
  const { SignInAgainDialog } = await withTexts(() => import('./sign-in-again-dialog.tsx'), 'auth', 'other-account');
  return { default: SignInAgainDialog };
});

const USER_URL = '/api/user';

interface ListedProfile {
  why: Why;
  knownPassword: string | undefined;
  end: (proven: boolean) => void;
}

/**
 * Asks for a sign-in over whatever page is open: where a call of it wants a fresh one, where the session has ended, or
 * where another account is signed in by now; what was typed below stays. Whoever would rather not sign in again
 * is a visitor from then on.
 */
export function SignInAgain() {
  const [proof, setOpen] = useState<ListedProfile | null>(null);
  const { data: user } = useUser();
  const account = user?.id;
  useSameAccount(account);
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

/** This tab keeps nothing of another account, and looks who is signed in whenever it is turned to. */
function useSameAccount(account: string | undefined) {
  const first = useRef(account);
  useEffect(() => {
    if (account === undefined) return;
    forgetOthersDrafts(account);
    if (first.current !== undefined && first.current !== account) window.location.reload();
    first.current = account;
    const look = () => document.visibilityState === 'visible' && void refresh(USER_URL);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [account]);
}
