import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { canKeepReading, keepReadingOf, keepsReadingOf } from '../../lib/kept-reading.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { forgetReading } from '../../service-worker/forget-reading.ts';
import { MOST } from '../../service-worker/what-is-kept.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { tellRefusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../session/index.ts';

/** Whether what was read last is kept in this browser, for when there is no connection. */
export function ReadingCard() {
  const { t } = useTranslation('device');
  const hydrating = useHydrating();
  return (
    <Card title={t('reading.title')}>
      {!hydrating && !canKeepReading() ? <p className="quiet">{t('reading.unsupported')}</p> : <Choice />}
    </Card>
  );
}

function Choice() {
  const { t } = useTranslation('device');
  const { data: user } = useUser();
  const { data: whose = null, refetch } = useQuery({
    queryKey: ['whose reading is kept here'],
    queryFn: keepsReadingOf,
    staleTime: 0,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (keep: boolean) => (keep ? keepReadingOf(user!.id) : forgetReading()),
    onSuccess: (_, keep) => toast({ title: t(keep ? 'reading.on' : 'reading.off') }),
    onError: (error) => tellRefusal(t('reading.failed'), error, t('told.failedText')),
    onSettled: () => refetch(),
  });
  return (
    <Checkbox
      label={t('reading.keep')}
      note={t('reading.note', { count: MOST })}
      checked={isPending ? variables : whose !== null}
      disabled={!user}
      aria-disabled={isPending || undefined}
      // One choice after the other: the later one holds.
      onChange={({ target }) => isPending || mutate(target.checked)}
    />
  );
}
