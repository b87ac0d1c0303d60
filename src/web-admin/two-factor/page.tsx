import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, jsonOf, request } from '../../web-shared/server/api.ts';
import { Page, Panel } from '../layout/page.tsx';
import { SignInAgain } from '../layout/sign-in-again.tsx';
import { Header } from '../layout/header.tsx';
import { Notices } from '../layout/notices.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Setup {
  secret: string;
  uri: string;
  qr: string;
}
const post = async <T,>(path: string, body?: object) => (await jsonOf(await request('POST', path, body))) as T;

/** Set-up of the second factor: the only page of a user without one. */
export function TwoFactorPage() {
  const { t } = useTranslation(['console', 'account']);
  const { emailConfirmed } = useCurrentUser();
  const [codes, setCodes] = useState<string[]>();
  const setUp = useMutation({ mutationFn: () => post<Setup>('/api/account/two-factor/setup') });
  return (
    <>
      <Header />
      <main id="content" className="content narrow">
        <Page title={t('secondFactor.title')} lead={t('secondFactor.text')}>
          <Panel>
            {setUp.error && <Alert severity="error">{said(setUp.error) ?? t('failed.unreached')}</Alert>}
            {!emailConfirmed && <ConfirmFirst />}
            {emailConfirmed && !setUp.data && (
              <div>
                <Button variant="contained" loading={setUp.isPending} onClick={() => setUp.mutate()}>
                  {t('account:twoFactor.setUp')}
                </Button>
              </div>
            )}
            {setUp.data && !codes && <FirstCode setup={setUp.data} onEnabled={setCodes} onEnded={setUp.reset} />}
            {codes && <RecoveryCodes codes={codes} onConfirmed={() => window.location.reload()} />}
          </Panel>
        </Page>
      </main>
      <SignInAgain />
      <Notices />
    </>
  );
}

const said = (error: unknown) => (error instanceof ApiError ? error.said : undefined);

/** With an unconfirmed address, the set-up could lock out the address's real owner. */
function ConfirmFirst() {
  const { t } = useTranslation('account');
  const { email } = useCurrentUser();
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: () => post('/api/auth/confirm-email/resend') });
  return (
    <Alert severity="warning">
      <strong>{t('twoFactor.confirmFirst')}</strong>
      <p>{t('twoFactor.confirmFirstText', { email })}</p>
      <Button color="inherit" loading={isPending} disabled={isSuccess} onClick={() => mutate()}>
        {t('twoFactor.sendAgain')}
      </Button>
    </Alert>
  );
}

type FirstCodeProps = { setup: Setup; onEnabled: (codes: string[]) => void; onEnded: () => void };

function FirstCode({ setup, onEnabled, onEnded }: FirstCodeProps) {
  const { t } = useTranslation(['account', 'console']);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => post<{ recoveryCodes: string[] }>('/api/account/two-factor/enable', { code }),
    onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    onError: (refusal) => refusal instanceof ApiError && refusal.code === 'identity.two-factor-setup' && onEnded(),
  });
  const wrong =
    error instanceof ApiError ? (error.fields['code'] ?? error.said) : error && t('console:failed.unreached');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <div className="secret">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
          alt={t('twoFactor.qr')}
          width={200}
          height={200}
        />
        <div className="stack">
          <p>{t('twoFactor.scan')}</p>
          <p className="small quiet" id="secret-label">
            {t('twoFactor.type')}
          </p>
          <code aria-labelledby="secret-label">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <a className="target" href={setup.uri}>
            {t('twoFactor.openHere')}
          </a>
        </div>
      </div>
      <TextField
        label={t('twoFactor.firstCode')}
        helperText={wrong || t('twoFactor.firstCodeHint')}
        error={Boolean(wrong)}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoComplete="one-time-code"
        inputRef={input}
        required
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <div>
        <Button type="submit" variant="contained" loading={isPending}>
          {t('twoFactor.switchOn')}
        </Button>
      </div>
    </form>
  );
}
