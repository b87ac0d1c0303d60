import { useEffect, useState, useId } from 'react';
import { handleProofRequests, type Why } from '../../web-shared/server/sign-in-again.ts';
import { signInFor } from '../../web-shared/return-to.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { useCurrentUser } from './current-user.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../web-shared/server/send.ts';
import { checkAccount } from '../../web-shared/server/refresh-session.ts';

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

type OtherAccountDialogProps = { onEnd: (isSameAgain: boolean) => void };

/** Warns that another account has signed in meanwhile, and leads to it or back. */
function OtherAccountDialog({ onEnd }: OtherAccountDialogProps) {
  const { t } = useTranslation('console');
  const title = useId();
  const [refusal, setRefusal] = useState<string>();
  const look = () =>
    checkAccount().then(
      () => onEnd(true),
      (error: unknown) =>
        setRefusal(codeOf(error) === 'identity.another-account' ? t('again.other.still') : t('failed.unreached')),
    );
  return (
    <Dialog open className="other-account" aria-labelledby={title}>
      <DialogTitle id={title}>{t('again.other.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('again.other.text')}</DialogContentText>
        {refusal && <Alert severity="warning">{refusal}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onEnd(false)}>{t('again.other.leave')}</Button>
        <Button variant="contained" onClick={() => void look()}>
          {t('again.other.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
