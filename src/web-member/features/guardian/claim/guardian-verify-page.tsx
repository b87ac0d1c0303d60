import { verifyCode } from '#modules/guardianship/contracts/guardian-verification.ts';
import { useEffect } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { useNavigate } from 'react-router-dom';
import { ApiError, call } from '../../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../../lib/server/query-client.ts';
import { Button, Field, Form, LinkButton, Notice, Page, TextInput, toast } from '../../../ui/index.ts';
import { useUser } from '../../session/index.ts';
import { PublicHeader } from '../../shell/index.ts';
import { Declaration } from './declaration.tsx';
import '../decision-bar.css';
import './code-input.css';

const REDIRECT_AFTER_MS = 2_000;

export function GuardianVerifyPage() {
  const { t } = useText('guardianship');
  const navigate = useNavigate();
  const { data: user } = useUser();
  const fail = (title: string, description: string) => {
    form.setError('verificationCode', { message: description });
    toast({ title, description, variant: 'destructive' });
  };
  const form = useCheckedForm({
    defaultValues: { verificationCode: '' },
    send: (body) => call(verifyCode, { body }),
    onSuccess: async ({ state }) => {
      if (state === 'verified') toast({ title: t('code.done'), description: t('code.doneText') });
      await invalidate('/api/user', '/api/guardian');
    },
    onRefused: (failure) =>
      failure instanceof ApiError
        ? fail(t('code.failed'), failure.said ?? t('code.wrong'))
        : fail(t('code.failed'), t('code.network')),
  });
  const { data, isSuccess } = form;
  useEffect(() => {
    if (data?.state !== 'verified') return;
    const timer = setTimeout(() => void navigate('/guardian-dashboard'), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [data, navigate]);

  const submit = form.handleSubmit((typed) => {
    const verificationCode = typed.verificationCode.trim().toUpperCase();
    if (verificationCode) form.mutate({ verificationCode });
    else fail(t('code.missing'), t('code.missingText'));
  });
  return (
    <div className="approval-page">
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
          <Form form={form} className="approval code-input" onSubmit={submit}>
            <Field label={t('code.label')} hint={t('code.hint')} error={form.errors.verificationCode} required>
              <TextInput
                {...form.register('verificationCode')}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </Field>
            <Declaration />
            <div className="decision-foot">
              <div className="decision-buttons">
                <Button variant="primary" type="submit" busy={form.isPending}>
                  {form.isPending ? t('code.submitting') : t('code.submit')}
                </Button>
              </div>
            </div>
          </Form>
        )}
      </Page>
    </div>
  );
}
