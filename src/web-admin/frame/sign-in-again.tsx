import { Suspense, useEffect, useState } from 'react';
import { askForProofBy, type Why } from '../../web-member/lib/sign-in-again.ts';
import { signInFor } from '../../web-member/lib/way-back.ts';
import { lazyPart } from '../lib/texts.ts';
import { useWho } from './who-context.ts';

const SignInAgainDialog = lazyPart(() => import('./sign-in-again-dialog.tsx'), 'SignInAgainDialog', 'auth');

interface Asked {
  why: Why;
  end: (proven: boolean) => void;
}

/**
 * Asks for a sign-in over whatever page is open, where a call of it wants a fresh one or the session has ended; what
 * was typed below stays. Whoever would rather not sign in again leaves the console.
 */
export function SignInAgain() {
  const { email } = useWho();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => askForProofBy((why) => new Promise((end) => setAsked({ why, end }))), []);
  if (!asked) return null;
  const { why, end } = asked;
  return (
    <Suspense>
      <SignInAgainDialog
        why={why}
        email={email}
        onEnd={(proven) => {
          setAsked(null);
          end(proven);
          if (!proven && why === 'ended') window.location.assign(signInFor(window.location));
        }}
      />
    </Suspense>
  );
}
