import { subscriptionUsage } from '#modules/billing/contracts/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fetchJson } from '../../../../web-shared/server/api.ts';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { Card, Skeleton } from '../../../ui/index.ts';
import { useSession } from '../../session/index.ts';

/** The members who last received a request, with links to their profiles. */
export function Activity() {
  const { t } = useTranslation('subscription');
  const { session } = useSession();
  const { data, error } = useQuery(fetchJson(subscriptionUsage));
  // The usage card shows the error; without a profile nothing was sent.
  if (!session.profile || (error && !data)) return null;
  return (
    <Card title={t('activity.title')}>
      {!data && <Skeleton />}
      {data?.recentActivity.length === 0 && (
        <p className="quiet">
          <span>{t('activity.none')}</span> <Link to="/browse">{t('activity.browse')}</Link>
        </p>
      )}
      {data && data.recentActivity.length > 0 && (
        <ul className="plan-lines">
          {data.recentActivity.map(({ toProfileId, sentAt }) => (
            <li key={`${toProfileId} ${sentAt}`} className="row apart">
              <Link className="lone" to={`/profile-details/${toProfileId}`}>
                {t('activity.to', { id: toProfileId })}
              </Link>
              <time className="small quiet" dateTime={sentAt}>
                {formatTime(sentAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
