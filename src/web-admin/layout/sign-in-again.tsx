import { useEffect, useState } from 'react';
import { handleProofRequests, type Why } from '../../web-shared/server/sign-in-again.ts';
import { signInFor } from '../../web-shared/return-to.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { OtherAccountDialog } from './other-account-dialog.tsx';
import { useCurrentUser } from './current-user.ts';

interface ProofRequest {
  why: Why;
  end: (proven: boolean) => void;
}

/**
 * Asks for a sign-in over the open page when a request needs a fresh one, the session has ended or another account has
 * signed in; what was typed below stays. It is never loaded lazily, because nothing more of the console is served
 * without a session.
 */
export function SignInAgain() {
  const { email } = useCurrentUser();
  const [proof, setQuestion] = useState<ProofRequest | null>(null);
  useEffect(() => handleProofRequests((why) => new Promise((end) => setQuestion({ why, end }))), []);
  if (!proof) return null;
  const { why, end } = proof;
  if (why === 'other') {
    return (
      <OtherAccountDialog
        onEnd={(isSameAgain) => {
          // The refused request stays pending until its page is left.
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
