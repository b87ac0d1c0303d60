import { nameGuardian } from '#modules/guardianship/contracts/guardian.ts';
import { FormProvider } from 'react-hook-form';
import { useText } from '../../lib/text/use-text.ts';
import { useNavigate } from 'react-router-dom';
import { call, statusOf } from '../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { queryClient, invalidate } from '../../lib/server/query-client.ts';
import { ErrorNotice, Field, Form, FormFoot, LinkButton, Notice, Page, TextInput, toast } from '../../ui/index.ts';
import { type Guardian, isOnHold, useSession, waliOf, waliStateOf } from '../session/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { PreviousWali } from './previous-wali.tsx';
import { presetWaliLanguage, WaliFields } from './wali-fields.tsx';
import './ward.css';

/** Lets a sister name her guardian, correct his details until he is verified, or replace him. */
export function GuardianSetupPage() {
  const { t } = useText('guardianship');
  const { session, isPending } = useSession();
  const wali = waliOf(session.guardian);
  const state = waliStateOf(wali);
  const isDecidedByStaff = state === 'verified' && wali?.replacementsLeft === 0;
  return (
    <>
      <PublicHeader />
      <Page narrow title={t(`setup.titles.${state}`)} lead={t('setup.lead')}>
        {wali && isOnHold(state) && (
          <Notice tone="wait">
            <p>{t(`setup.paused.${state}`, { name: wali.name })}</p>
          </Notice>
        )}
        {wali && isDecidedByStaff && <ReplacedOften name={wali.name} />}
        {!isPending && !wali && <PreviousWali />}
        {/* Keyed by guardian, so that input for one is never sent for another. */}
        {!isPending && !isDecidedByStaff && (
          <SetupForm
            key={`${wali?.email} ${state}`}
            wali={state === 'pending' ? wali : null}
            replaced={state === 'verified' ? wali : null}
          />
        )}
      </Page>
    </>
  );
}

/** Explains the consequences of a replacement above the button that makes it. */
function Replacing({ wali: { name, replacementsLeft: left } }: { wali: Guardian }) {
  const { t } = useText('guardianship');
  return (
    <Notice tone="wait" title={t('setup.replaces', { name })}>
      <ul className="follows">
        {(['notified', 'access', 'pause', 'waiting', 'password'] as const).map((id) => (
          <li key={id}>{t(`setup.follows.${id}`, { name })}</li>
        ))}
        <li>{t('setup.follows.left', { count: left })}</li>
      </ul>
      <div>
        <LinkButton small to="/wali-pending">
          {t('setup.cancel', { name })}
        </LinkButton>
      </div>
    </Notice>
  );
}

/** Refers her to staff once she has replaced guardians as often as she may by herself. */
function ReplacedOften({ name }: { name: string }) {
  const { t } = useText('guardianship');
  return (
    <Notice tone="wait">
      <p>{t('setup.often')}</p>
      <div className="row">
        <LinkButton variant="primary" small to="/support">
          {t('setup.write')}
        </LinkButton>
        <LinkButton small to="/wali-pending">
          {t('setup.cancel', { name })}
        </LinkButton>
      </div>
    </Notice>
  );
}

const isRefused = (error: unknown) => statusOf(error) === 409;

/** `replaced` is the acting guardian, of whom she may choose when he is informed. */
function SetupForm({ wali, replaced }: { wali: Guardian | null; replaced: Guardian | null }) {
  const { t } = useText('guardianship');
  const navigate = useNavigate();
  const form = useCheckedForm({
    schema: async () => (await import('#modules/guardianship/contracts/guardian.schema.ts')).nameGuardianForm,
    defaultValues: {
      waliName: wali?.name ?? '',
      waliEmail: wali?.email ?? '',
      waliPhone: wali?.phone ?? '',
      waliRelation: wali?.relation ?? '',
      imamReason: '',
      waliLanguage: wali?.language ?? presetWaliLanguage(),
      notifyFrom: '',
    },
    send: (body) => call(nameGuardian, { body }),
    onSuccess: async (named) => {
      queryClient.setQueryData(['/api/guardian'], named);
      void invalidate('/api/guardian', '/api/matches', '/api/profile');
      toast({ title: t('setup.done'), description: t('setup.doneText') });
      await navigate('/wali-pending');
    },
    failed: t('setup.failed'),
    onRefused: (error) => {
      // The refusal and its next step stay visible.
      if (isRefused(error)) void invalidate('/api/guardian');
      return isRefused(error);
    },
  });
  return (
    <FormProvider {...form}>
      <Form form={form} className="card">
        <WaliFields />
        {replaced && (
          <Field
            label={t('setup.notifyFrom', { name: replaced.name })}
            hint={t('setup.notifyFromHint')}
            error={form.errors.notifyFrom}
          >
            <TextInput {...form.register('notifyFrom')} type="date" />
          </Field>
        )}
        {isRefused(form.error) && <ErrorNotice title={t('setup.failedTitle')} error={form.error} />}
        {replaced && <Replacing wali={replaced} />}
        <FormFoot stays form={form} label={t('setup.submit')} sending={t('setup.submitting')} />
      </Form>
    </FormProvider>
  );
}
