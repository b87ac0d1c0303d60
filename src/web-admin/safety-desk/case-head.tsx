import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { act } from '../data-provider.ts';
import { Badge } from '../frame/badge.tsx';
import { useSince } from '../frame/use-since.ts';
import { useTell } from '../frame/use-tell.tsx';
import { useWho } from '../frame/who-context.ts';
import { offers, type Case } from './case.ts';

/** How long a case has waited, and who has it; whoever sees it may take it. */
export function CaseHead({ resource, record }: { resource: string; record: Case }) {
  const { t } = useTranslation('console');
  const { since, isLate } = useSince();
  const { id: self } = useWho();
  const { waitingSince, heldBy } = record;
  return (
    <div className="row between">
      <span className="row">
        {waitingSince && (
          <Badge tone={isLate(waitingSince) ? 'end' : 'wait'}>{t('desk.waits', { since: since(waitingSince) })}</Badge>
        )}
        {heldBy && (
          <Badge tone={heldBy.id === self ? 'ok' : undefined}>
            {heldBy.id === self ? t('desk.yours') : t('desk.heldBy', { name: heldBy.name })}
          </Badge>
        )}
      </span>
      {heldBy !== undefined && (
        <span className="row">
          {heldBy?.id !== self && offers(record, 'take') && <Take resource={resource} record={record} />}
          {heldBy?.id === self && offers(record, 'release') && <Release resource={resource} record={record} />}
        </span>
      )}
    </div>
  );
}

interface Part {
  resource: string;
  record: Case;
}

/** Takes a case, or takes it over from whoever is named. */
function Take({ resource, record: { id, heldBy } }: Part) {
  const { t } = useTranslation('console');
  return (
    <Hold path={`${resource}/${id}/take`} body={heldBy ? { from: heldBy.id } : {}}>
      {t(heldBy ? 'desk.takeOver' : 'desk.take')}
    </Hold>
  );
}

function Release({ resource, record: { id } }: Part) {
  const { t } = useTranslation('console');
  return (
    <Hold path={`${resource}/${id}/release`} body={{}}>
      {t('desk.release')}
    </Hold>
  );
}

function Hold({ path, body, children }: { path: string; body: object; children: ReactNode }) {
  const { t } = useTranslation('console');
  const refresh = useRefresh();
  const { tell, tellFailure } = useTell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => act(path, body),
    onSuccess: ({ message }) => tell(message),
    onError: (error) => tellFailure(t('desk.notDone'), error),
    // Also where it was refused: somebody else has it by now.
    onSettled: refresh,
  });
  return (
    <Button variant="outlined" color="secondary" loading={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
