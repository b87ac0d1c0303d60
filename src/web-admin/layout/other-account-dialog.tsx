import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../web-shared/server/send.ts';
import { checkAccount } from '../../web-shared/server/refresh-session.ts';

type OtherAccountDialogProps = { onEnd: (isSameAgain: boolean) => void };

/** Warns that another account has signed in meanwhile, and leads to it or back. */
export function OtherAccountDialog({ onEnd }: OtherAccountDialogProps) {
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
