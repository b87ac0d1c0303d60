import { deleteAccount, withdrawConsent } from '#modules/identity/contracts/account.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { currentSite } from '#kernel/i18n/current-site.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useNavigate } from 'react-router-dom';
import { ApiError, call } from '../../../web-shared/server/api.ts';
import { stopHandlingProof } from '../../../web-shared/server/sign-in-again.ts';
import { endingSession, endSession } from '../../lib/live/session-end.ts';
import { clearSession, queryClient } from '../../lib/server/query-client.ts';
import { Button, Checkbox, Dialog, Field, TextInput, toast, toastError } from '../../ui/index.ts';
import { DownloadMyData } from '../my-data/index.ts';
import { rememberLeaving, useSession, waliOf, waliStateOf } from '../session/index.ts';

type LeaveDialogProps = { by: 'leaving' | 'consent'; onClose: () => void };

/** Explains what ends at once, what is erased when, and how to undo it; deletes the account once the box is ticked. */
export function LeaveDialog({ by, onClose }: LeaveDialogProps) {
  const { t } = useText(['leave-dialog', 'account', 'common', 'guardianship']);
  const { session } = useSession();
  const wali = waliOf(session.guardian);
  const [understood, setUnderstood] = useState(false);
  const [notifyFrom, setNotifyFrom] = useState('');
  const { mutate, isPending, error } = useLeaving(by, notifyFrom);
  return (
    <Dialog onClose={onClose} title={t(`${by}.dialogTitle`)}>
      <WhatHappens />
      <div className="row apart">
        <p className="small quiet">{t('leaving.data')}</p>
        <DownloadMyData small />
      </div>
      {wali && waliStateOf(wali) === 'verified' && (
        <Field
          label={t('guardianship:setup.notifyFrom', { name: wali.name })}
          hint={t('guardianship:setup.notifyFromHint')}
          error={error instanceof ApiError ? error.fields?.['guardianNotifiedFrom'] : undefined}
        >
          <TextInput type="date" value={notifyFrom} onChange={(event) => setNotifyFrom(event.target.value)} />
        </Field>
      )}
      <Checkbox
        label={t(`${by}.understood`)}
        checked={understood}
        onChange={(event) => setUnderstood(event.target.checked)}
      />
      <div className="dialog-foot">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="danger" busy={isPending} disabled={!understood} onClick={() => mutate()}>
          {isPending ? t('leaving.submitting') : t(`account:${by}.action`)}
        </Button>
      </div>
    </Dialog>
  );
}

function WhatHappens() {
  const { t } = useText('leave-dialog');
  const { session } = useSession();
  const wards = session.guardian?.isSelf ? session.guardian.wards : [];
  const ward = wards.length === 1 ? wards[0]?.wardFirstName : undefined;
  const facts = [
    t('leaving.facts.signedOut'),
    session.profile && t('leaving.facts.hidden'),
    session.profile && t('leaving.facts.ended'),
    session.profile && currentSite().fees && t('leaving.facts.subscription'),
    session.user?.isGuardian && t('leaving.facts.guardian'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className="stack tight">
      <p>{t('leaving.now')}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>
        <span>{session.profile ? t('leaving.later') : t('leaving.laterNoProfile')}</span>{' '}
        {session.user?.isGuardian && (
          <span>{ward ? t('leaving.laterGuardian', { ward }) : t('leaving.laterGuardianOfSeveral')}</span>
        )}
      </p>
      <p>{t('leaving.undo')}</p>
    </div>
  );
}

/** Deletes the account and shows the page with the date of erasure; the session has ended by then. */
function useLeaving(by: LeaveDialogProps['by'], guardianNotifiedFrom: string) {
  const { t } = useText('leave-dialog');
  const { user } = useSession().session;
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => {
      const body = guardianNotifiedFrom ? { guardianNotifiedFrom } : {};
      return endingSession(() => call(by === 'consent' ? withdrawConsent : deleteAccount, { body }));
    },
    onSuccess: async ({ deletionScheduledFor }) => {
      stopHandlingProof();
      endSession(user?.id);
      rememberLeaving(deletionScheduledFor);
      await navigate('/leaving', { replace: true });
      clearSession();
      queryClient.setQueryData(['/api/user'], null);
      toast({ title: t(`${by}.done`) });
    },
    onError: (error) => toastError(t(`${by}.failed`), error),
  });
}
