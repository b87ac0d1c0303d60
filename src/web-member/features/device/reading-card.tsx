import { useMutation, useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { canSaveReading, saveReadingFor, readingSavedFor } from '../../lib/server/saved-reading.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { forgetReading } from '../../service-worker/delete-saved-reading.ts';
import { MAX_ENTRIES } from '../../service-worker/cache-policy.ts';
import { Card, Checkbox, toast, toastError } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';

export function ReadingCard() {
  const { t } = useText('device');
  const hydrating = useHydrating();
  return (
    <Card title={t('reading.title')}>
      {!hydrating && !canSaveReading() ? <p className="quiet">{t('reading.unsupported')}</p> : <Choice />}
    </Card>
  );
}

function Choice() {
  const { t } = useText('device');
  const { data: user } = useUser();
  const { data: whose = null, refetch } = useQuery({
    queryKey: ['whose reading is kept here'],
    queryFn: readingSavedFor,
    staleTime: 0,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isSaved: boolean) => (isSaved ? saveReadingFor(user!.id) : forgetReading()),
    onSuccess: (_, isSaved) => toast({ title: t(isSaved ? 'reading.on' : 'reading.off') }),
    onError: (error) => toastError(t('reading.failed'), error, t('notified.failedText')),
    onSettled: () => refetch(),
  });
  return (
    <Checkbox
      label={t('reading.save')}
      note={t('reading.note', { count: MAX_ENTRIES })}
      checked={isPending ? variables : whose !== null}
      disabled={!user}
      aria-disabled={isPending || undefined}
      // One change at a time, so that the last one wins.
      onChange={({ target }) => isPending || mutate(target.checked)}
    />
  );
}
