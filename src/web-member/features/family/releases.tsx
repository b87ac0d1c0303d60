import { openRelease } from '#modules/matchmaking/contracts/family/family-contact.ts';
import type { ReleaseView } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { call } from '../../../web-shared/server/api.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { Button, Card, toastError } from '../../ui/index.ts';
import { EndRelease } from './end-release.tsx';
import type { FamilyPart } from './family-part.ts';
import { ShareForm } from './share-form.tsx';

/** The releases of her guardian, with the buttons of the reader. */
export function Releases({ id, reader, path, onReport }: FamilyPart) {
  const { t } = useText('family');
  const [isSharing, setSharing] = useState(false);
  return (
    <Card title={t(`releases.title.${reader}`)}>
      {path.releases.length === 0 && <p>{t(`releases.none.${reader}`)}</p>}
      {reader === 'hers' && path.releases.length > 0 && <p className="small quiet">{t('releases.hersNote')}</p>}
      {path.releases.length > 0 && (
        <ul className="family-entries">
          {path.releases.map((release) => (
            <li key={release.id}>
              <Release matchId={id} release={release} onReport={onReport} />
            </li>
          ))}
        </ul>
      )}
      {path.releaseKinds.length > 0 &&
        (isSharing ? (
          <ShareForm id={id} kinds={path.releaseKinds} onDone={() => setSharing(false)} />
        ) : (
          <div>
            <Button onClick={() => setSharing(true)}>{t('share.title')}</Button>
          </div>
        ))}
    </Card>
  );
}

type ReleaseProps = { matchId: string; release: ReleaseView; onReport: () => void };

function Release({ matchId, release, onReport }: ReleaseProps) {
  const { t } = useText('family');
  const { id, kind, createdAt, endedAt, opened, allowedActions } = release;
  return (
    <div className="stack">
      <div>
        <strong>{t(`releases.kind.${kind}`)}</strong>
        <div className="small quiet">
          <div>
            {endedAt
              ? t('releases.ended', { date: formatDay(endedAt) })
              : t('releases.since', { date: formatDay(createdAt) })}
          </div>
          {opened !== null && <div>{t('releases.opened', { count: opened })}</div>}
        </div>
      </div>
      {allowedActions.includes('open') && <OpenRelease matchId={matchId} id={id} kind={kind} />}
      {allowedActions.includes('end') && <EndRelease matchId={matchId} id={id} onReport={onReport} />}
    </div>
  );
}

/** Shows the text after a press, which is counted, until he leaves the page. */
function OpenRelease({ matchId, id, kind }: { matchId: string } & Pick<ReleaseView, 'id' | 'kind'>) {
  const { t } = useText('family');
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call(openRelease, { params: { id: matchId, releaseId: id } }),
    onError: (error) => toastError(t('releases.openFailed'), error),
    onSettled: () => invalidate('/api/matches'),
  });
  if (!data)
    return (
      <div className="family-press">
        <Button busy={isPending} onClick={() => mutate()}>
          {isPending ? t('releases.opening') : t('releases.open')}
        </Button>
        <p className="small quiet">{t('releases.openNote')}</p>
      </div>
    );
  return (
    <div role="status">
      {kind === 'staff' && (
        <p>
          <span>{t('releases.staff')}</span> <Link to="/support">{t('releases.staffLink')}</Link>
        </p>
      )}
      {data.value !== null && <UserText className="family-value">{data.value}</UserText>}
      {data.callTimes !== null && <UserText>{t('releases.callTimes', { times: data.callTimes })}</UserText>}
    </div>
  );
}
