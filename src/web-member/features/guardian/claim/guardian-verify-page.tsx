import { verifyCode } from '#modules/guardianship/contracts/guardian-verification.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, call } from '../../../../web-shared/server/api.ts';
import { invalidate } from '../../../lib/server/query-client.ts';
import { Button, Field, Form, LinkButton, Notice, Page, TextInput, toast } from '../../../ui/index.ts';
import { useUser } from '../../session/index.ts';
import { PublicHeader } from '../../shell/index.ts';
import { CheckReasons } from './check-reasons.tsx';
import './code-input.css';

const REDIRECT_AFTER_MS = 2_000;

export function GuardianVerifyPage() {
  const { t } = useTranslation('guardianship');
  const navigate = useNavigate();
  const { data: user } = useUser();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const fail = (title: string, description: string) => {
    setError(description);
    toast({ title, description, variant: 'destructive' });
  };
  const { mutate, isPending, isSuccess, data } = useMutation({
    mutationFn: (verificationCode: string) => call(verifyCode, { body: { verificationCode } }),
    onSuccess: async ({ state }) => {
      if (state === 'verified') toast({ title: t('code.done'), description: t('code.doneText') });
      await invalidate('/api/user', '/api/guardian');
    },
    onError: (failure) =>
      failure instanceof ApiError
        ? fail(t('code.failed'), failure.said ?? t('code.wrong'))
        : fail(t('code.failed'), t('code.network')),
  });
  useEffect(() => {
    if (data?.state !== 'verified') return;
    const timer = setTimeout(() => void navigate('/guardian-dashboard'), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [data, navigate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = code.trim();
    setError(undefined);
    if (given) mutate(given);
    else fail(t('code.missing'), t('code.missingText'));
  }
  return (
    <>
      <PublicHeader />
      <Page narrow title={t('code.title')} lead={t('code.lead')}>
        {user?.isGuardian && !isSuccess && (
          <Notice tone="ok" title={t('code.already')}>
            <p>{t('code.alreadyText')}</p>
            <div>
              <LinkButton variant="primary" to="/guardian-dashboard">
                {t('waliVerify.dashboard')}
              </LinkButton>
            </div>
          </Notice>
        )}
        {data?.state === 'checking' ? (
          <Notice tone="wait" title={t('check.title')}>
            <p>{data.message}</p>
            <CheckReasons reasons={data.checkReasons} ward={data.wardFirstName} />
            <p>{t('check.next')}</p>
            <div>
              <LinkButton variant="primary" to="/guardian-dashboard">
                {t('waliVerify.dashboard')}
              </LinkButton>
            </div>
          </Notice>
        ) : isSuccess ? (
          <Notice tone="ok" title={t('code.done')}>
            <p>{t('code.doneText')}</p>
          </Notice>
        ) : (
          <Form className="card code-input" onSubmit={submit}>
            <Field label={t('code.label')} hint={t('code.hint')} error={error} required>
              <TextInput
                value={code}
                onChange={(event) => setCode(event.target.value.toUpperCase())}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </Field>
            <div>
              <Button variant="primary" type="submit" busy={isPending}>
                {isPending ? t('code.submitting') : t('code.submit')}
              </Button>
            </div>
          </Form>
        )}
      </Page>
    </>
  );
}
