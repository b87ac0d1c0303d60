import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { caseNumberOf } from '#kernel/contracts/admin/case-number.ts';
import { useTranslation } from 'react-i18next';
import { act } from '../data-provider.ts';
import { Badge } from '../layout/badge.tsx';
import { SelectBox } from '../lists/selection.tsx';
import { useSince } from '../layout/use-since.ts';
import { useToast } from '../layout/use-toast.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import type { Concern } from '../records/verb-button.tsx';
import { offers, type Case } from './case.ts';

interface CaseHeadProps {
  resource: string;
  record: Case;
  concern: Concern;
  id?: string;
}

/** Shows the age and the assignee of a case; everybody who sees it may take it. */
export function CaseHead({ resource, record, concern: { name } }: CaseHeadProps) {
  const { t } = useTranslation('console');
  const { since, isLate } = useSince();
  const { id: self } = useCurrentUser();
  const { id, pendingSince, assignee } = record;
  return (
    <div className="row between">
      <span className="row">
        <SelectBox id={id} name={t('desk.number', { number: caseNumberOf(String(id)) })} />
        <span className="quiet small">{t('desk.number', { number: caseNumberOf(String(id)) })}</span>
        {pendingSince && (
          <Badge tone={isLate(pendingSince) ? 'end' : 'wait'}>{t('desk.waits', { since: since(pendingSince) })}</Badge>
        )}
        {assignee && (
          <Badge tone={assignee.id === self ? 'ok' : undefined}>
            {assignee.id === self ? t('desk.yours') : t('desk.assignee', { name: assignee.name })}
          </Badge>
        )}
      </span>
      {assignee !== undefined && (
        <span className="row">
          {assignee?.id !== self && offers(record, 'take') && <Take resource={resource} record={record} name={name} />}
          {assignee?.id === self && offers(record, 'release') && (
            <Release resource={resource} record={record} name={name} />
          )}
        </span>
      )}
    </div>
  );
}

interface Part {
  resource: string;
  record: Case;
  name: string;
}

/** Assigns the case to the user, or takes it over from the current assignee. */
function Take({ resource, record: { id, assignee }, name }: Part) {
  const { t } = useTranslation('console');
  return (
    <AssignmentButton path={`${resource}/${id}/take`} body={assignee ? { from: assignee.id } : {}} name={name}>
      {t(assignee ? 'desk.takeOver' : 'desk.take')}
    </AssignmentButton>
  );
}

function Release({ resource, record: { id }, name }: Part) {
  const { t } = useTranslation('console');
  return (
    <AssignmentButton path={`${resource}/${id}/release`} body={{}} name={name}>
      {t('desk.release')}
    </AssignmentButton>
  );
}

type AssignmentButtonProps = { path: string; body: object; name: string; children: string };

function AssignmentButton({ path, body, name, children }: AssignmentButtonProps) {
  const { t } = useTranslation('console');
  const refresh = useRefresh();
  const { toast, toastError } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => act(path, body),
    onSuccess: ({ message }) => toast(message),
    onError: (error) => toastError(t('desk.notDone'), error),
    // Also after an error: the case may have another assignee by now.
    onSettled: refresh,
  });
  return (
    <Button
      variant="outlined"
      color="secondary"
      aria-label={`${children}: ${name}`}
      loading={isPending}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  );
}
