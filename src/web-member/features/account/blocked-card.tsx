import { listBlocked, unblockProfile } from '#modules/matchmaking/contracts/blocks.ts';
import type { BlockedProfile } from '#modules/matchmaking/contracts/blocks.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call, urlOf } from '../../../web-shared/server/api.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import { discoveryPaths } from '../../lib/live/affected-by.ts';
import { Button, Card, ErrorNotice, More, Skeleton, toast, toastError } from '../../ui/index.ts';
import { ReportButton } from '../safety/index.ts';
import './lines.css';

export function BlockedCard() {
  const { t } = useText('account');
  const list = usePages<BlockedProfile>(urlOf(listBlocked));
  const { data, error, isPending, refetch } = list;
  const blocked = data?.pages.flatMap(({ items }) => items) ?? [];
  const lift = useMutation({
    mutationFn: (id: number) => call(unblockProfile, { params: { id: String(id) } }),
    onSuccess: () => toast({ title: t('blocked.lifted'), description: t('blocked.liftedText') }),
    onError: (refusal) => toastError(t('blocked.failed'), refusal),
    onSettled: () => invalidate('/api/blocked-profiles', ...discoveryPaths),
  });
  return (
    <Card title={t('blocked.title')}>
      <p className="quiet">{t('blocked.text')}</p>
      {isPending && <Skeleton lines={1} />}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && blocked.length === 0 && <p>{t('blocked.none')}</p>}
      {blocked.length > 0 && (
        <ul className="lines">
          {blocked.map(({ id, blockedAt }) => (
            <li key={id} className="row apart">
              <div>
                <div>{t('blocked.one', { id })}</div>
                <div className="small quiet">{t('blocked.since', { date: formatDay(blockedAt) })}</div>
              </div>
              <div className="row">
                <ReportButton type="profile" id={id} label={t('blocked.reportOne', { id })} />
                <Button
                  small
                  busy={lift.isPending}
                  aria-label={t('blocked.liftOne', { id })}
                  onClick={() => lift.mutate(id)}
                >
                  {t('blocked.lift')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <More list={list} />
    </Card>
  );
}
