import { liftNeverAgain, listNeverAgain } from '#modules/matchmaking/contracts/never-again.ts';
import type { BarredProfile } from '#modules/matchmaking/contracts/never-again.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call, urlOf } from '../../../web-shared/server/api.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import { Button, Card, ErrorNotice, More, Skeleton, toast, toastError } from '../../ui/index.ts';
import './lines.css';

/** Profiles that cannot ask this member again, each with the button that lifts it. */
export function NeverAgainCard() {
  const { t } = useText('account');
  const list = usePages<BarredProfile>(urlOf(listNeverAgain));
  const { data, error, isPending, refetch } = list;
  const barred = data?.pages.flatMap(({ items }) => items) ?? [];
  const lift = useMutation({
    mutationFn: (id: number) => call(liftNeverAgain, { params: { profileId: String(id) } }),
    onSuccess: () => toast({ title: t('neverAgain.lifted'), description: t('neverAgain.liftedText') }),
    onError: (refusal) => toastError(t('neverAgain.failed'), refusal),
    onSettled: () => invalidate('/api/account/never-again'),
  });
  return (
    <Card title={t('neverAgain.title')}>
      <p className="quiet">{t('neverAgain.text')}</p>
      {isPending && <Skeleton lines={1} />}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && barred.length === 0 && <p>{t('neverAgain.none')}</p>}
      {barred.length > 0 && (
        <ul className="lines">
          {barred.map(({ id, since }) => (
            <li key={id} className="row apart">
              <div>
                <div>{t('neverAgain.one', { id })}</div>
                <div className="small quiet">{t('neverAgain.since', { date: formatDay(since) })}</div>
              </div>
              <Button
                small
                busy={lift.isPending}
                aria-label={t('neverAgain.liftOne', { id })}
                onClick={() => lift.mutate(id)}
              >
                {t('neverAgain.lift')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <More list={list} />
    </Card>
  );
}
