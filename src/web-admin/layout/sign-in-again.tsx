import { useEffect, useState } from 'react';
import { handleProofRequests, type Why } from '../../web-member/lib/server/sign-in-again.ts';
import { signInFor } from '../../web-member/lib/navigation/return-to.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { OtherAccountDialog } from './other-account-dialog.tsx';
import { useWho } from './current-user.ts';

interface ProofQuestion {
  why: Why;
  end: (proven: boolean) => void;
}

/**
 * Asks for a sign-in over whatever page is open, where a call of it wants a fresh one, the session has ended, or
 * another account is signed in by now; what was typed below stays. Whoever would rather not sign in again leaves the
 * console.
 * All of it is there from the beginning: without a session nothing more of the console is served.
 */
export function SignInAgain() {
  const { email } = useWho();
  const [proof, setQuestion] = useState<ProofQuestion | null>(null);
  useEffect(() => handleProofRequests((why) => new Promise((end) => setQuestion({ why, end }))), []);
  if (!proof) return null;
  const { why, end } = proof;
  if (why === 'other') {
    return (
      <OtherAccountDialog
        onEnd={(isSameAgain) => {
          // What is refused stays on its page until that is left.
          if (!isSameAgain) return window.location.assign('/dashboard');
          setQuestion(null);
          end(true);
        }}
      />
    );
  }
  return (
    <SignInAgainDialog
      why={why}
      email={email}
      onEnd={(proven) => {
        setQuestion(null);
        end(proven);
        if (!proven && why === 'ended') window.location.assign(signInFor(window.location));
      }}
    />
  );
}
