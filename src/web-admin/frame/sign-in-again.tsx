import { useEffect, useState } from 'react';
import { askForProofBy, type Why } from '../../web-member/lib/sign-in-again.ts';
import { signInFor } from '../../web-member/lib/way-back.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { useWho } from './who-context.ts';

interface Asked {
  why: Why;
  end: (proven: boolean) => void;
}

/**
 * Asks for a sign-in over whatever page is open, where a call of it wants a fresh one or the session has ended; what
 * was typed below stays. Whoever would rather not sign in again leaves the console.
 * All of it is there from the beginning: without a session nothing more of the console is served.
 */
export function SignInAgain() {
  const { email } = useWho();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => askForProofBy((why) => new Promise((end) => setAsked({ why, end }))), []);
  if (!asked) return null;
  const { why, end } = asked;
  return (
    <SignInAgainDialog
      why={why}
      email={email}
      onEnd={(proven) => {
        setAsked(null);
        end(proven);
        if (!proven && why === 'ended') window.location.assign(signInFor(window.location));
      }}
    />
  );
}
