import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
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
          {!heldBy && offers(record, 'take') && <Hold resource={resource} id={record.id} verb="take" />}
          {heldBy && offers(record, 'release') && <Hold resource={resource} id={record.id} verb="release" />}
        </span>
      )}
    </div>
  );
}

function Hold({ resource, id, verb }: { resource: string; id: string; verb: 'take' | 'release' }) {
  const { t } = useTranslation('console');
  const refresh = useRefresh();
  const { tell, tellFailure } = useTell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => act(`${resource}/${encodeURIComponent(id)}/${verb}`, {}),
    onSuccess: ({ message }) => tell(message),
    onError: (error) => tellFailure(t('desk.notDone'), error),
    // Also where it was refused: somebody else has it by now.
    onSettled: refresh,
  });
  return (
    <Button variant="outlined" color="secondary" loading={isPending} onClick={() => mutate()}>
      {t(`desk.${verb}`)}
    </Button>
  );
}
