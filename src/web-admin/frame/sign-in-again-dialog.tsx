import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../web-member/lib/send.ts';
import { prove, renew, wantsCode, type Proof, type Why } from '../../web-member/lib/sign-in-again.ts';

type SignInAgainDialogProps = { why: Why; email: string; onEnd: (proven: boolean) => void };

/** The password once more, and the code where the account has one. */
export function SignInAgainDialog({ why, email, onEnd }: SignInAgainDialogProps) {
  const { t } = useTranslation(['auth', 'console']);
  const [needsCode, setNeedsCode] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = formState;
  const title = useId();
  const send = handleSubmit(async ({ password, code }) => {
    const proof: Proof = { password, ...(code && { code }) };
    setRefusal(undefined);
    try {
      await (why === 'ended' ? renew(email, proof) : prove(proof));
      onEnd(true);
    } catch (error) {
      if (wantsCode(error) && !needsCode) return setNeedsCode(true);
      const fields = error instanceof ApiError ? error.fields : {};
      for (const name of ['password', 'code'] as const)
        if (fields[name]) setError(name, { type: 'server', message: fields[name] });
      if (!fields['password'] && !fields['code'])
        setRefusal((error instanceof ApiError && error.said) || t('console:failed.unreached'));
    }
  });
  const asks = { required: t('again.missing') };
  const given = (name: 'password' | 'code') => {
    const { ref, ...rest } = register(name, asks);
    return { ...rest, inputRef: ref, error: Boolean(errors[name]), fullWidth: true, autoFocus: true };
  };
  return (
    <Dialog open onClose={() => onEnd(false)} aria-labelledby={title}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={title}>{t(`again.${why}.title`)}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t(`again.${why}.text`)}</DialogContentText>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          {why === 'ended' && <input type="hidden" name="email" autoComplete="username" value={email} readOnly />}
          <TextField
            {...given('password')}
            type="password"
            label={t('password')}
            helperText={errors.password?.message}
            autoComplete="current-password"
          />
          {needsCode && (
            <TextField
              {...given('code')}
              label={t('again.code')}
              helperText={errors.code?.message ?? t('again.codeHint')}
              autoComplete="one-time-code"
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onEnd(false)}>{why === 'ended' ? t('again.ended.leave') : t('console:cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t(`again.${why}.submit`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
