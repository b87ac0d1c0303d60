import { lazy, Suspense, useEffect, useState } from 'react';
import { askForProofBy } from '../../lib/sign-in-again.ts';
import { withTexts } from '../../lib/with-texts.ts';

const SignInAgainDialog = lazy(async () => {
  const { SignInAgainDialog } = await withTexts(() => import('./sign-in-again-dialog.tsx'), 'auth');
  return { default: SignInAgainDialog };
});

interface Asked {
  knownPassword: string | undefined;
  end: (proven: boolean) => void;
}

/** Asks for a fresh sign-in over whatever page is open, when a call of it wants one; what was typed below stays. */
export function SignInAgain() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => askForProofBy((knownPassword) => new Promise((end) => setAsked({ knownPassword, end }))), []);
  if (!asked) return null;
  return (
    <Suspense>
      <SignInAgainDialog
        knownPassword={asked.knownPassword}
        onEnd={(proven) => {
          asked.end(proven);
          setAsked(null);
        }}
      />
    </Suspense>
  );
}
