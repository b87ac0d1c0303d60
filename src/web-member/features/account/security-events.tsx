import type { SecurityInfo } from '#modules/identity/contracts/account.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../web-shared/text/format.ts';
import './lines.css';

export function SecurityEvents({ events }: { events: SecurityInfo['securityEvents'] }) {
  const { t } = useTranslation('account');
  if (events.length === 0) return <p className="quiet">{t('events.none')}</p>;
  return (
    <ul className="lines">
      {events.map(({ type, description, timestamp }) => (
        <li key={`${type} ${timestamp}`} className="row apart">
          <span>{description}</span>
          <span className="small quiet">{formatTime(timestamp)}</span>
        </li>
      ))}
    </ul>
  );
}
