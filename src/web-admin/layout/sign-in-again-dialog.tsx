import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../web-shared/server/send.ts';
import { prove, renew, wantsCode, type Proof, type Why } from '../../web-shared/server/sign-in-again.ts';

type SignInAgainDialogProps = { why: Exclude<Why, 'other'>; email: string; onEnd: (proven: boolean) => void };

/** Asks for the password again, and for the code if the account has a second factor. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { t } = useTranslation('console');
  const title = useId();
  return (
    <Dialog open onClose={() => props.onEnd(false)} aria-labelledby={title}>
      <DialogTitle id={title}>{t(`again.${props.why}.title`)}</DialogTitle>
      <ProofForm {...props} />
    </Dialog>
  );
}

function ProofForm({ why, email, onEnd }: SignInAgainDialogProps) {
  const { t } = useTranslation('console');
  const [needsCode, setNeedsCode] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus(needsCode ? 'code' : 'password'), [needsCode, setFocus]);
  const send = handleSubmit(async ({ password, code }) => {
    const proof: Proof = { password, ...(code && { code }) };
    setRefusal(undefined);
    try {
      await (why === 'ended' ? renew(email, proof) : prove(proof));
      onEnd(true);
    } catch (error) {
      if (wantsCode(error) && !needsCode) {
        setNeedsCode(true);
        return;
      }
      const { fields, said } = error instanceof ApiError ? error : {};
      for (const name of ['password', 'code'] as const)
        if (fields?.[name]) setError(name, { type: 'server', message: fields[name] });
      if (!fields?.['password'] && !fields?.['code']) setRefusal(said ?? t('failed.unreached'));
    }
  });
  const given = (name: 'password' | 'code') => {
    const { ref, ...rest } = register(name, { required: t('required') });
    return { ...rest, inputRef: ref, error: Boolean(errors[name]), fullWidth: true };
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <DialogContent>
        <DialogContentText>{t(`again.${why}.text`)}</DialogContentText>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
        <TextField
          {...given('password')}
          type="password"
          label={t('again.password')}
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
        <Button onClick={() => onEnd(false)}>{why === 'ended' ? t('again.ended.leave') : t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {t(`again.${why}.submit`)}
        </Button>
      </DialogActions>
    </form>
  );
}
