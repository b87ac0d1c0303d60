import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';

/** What is known of a case, each under its name; what is not known is left out. */
export const Facts = ({ facts }: { facts: [label: string, value: ReactNode][] }) => (
  <dl className="facts">
    {facts
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([label, value]) => (
        <div key={label} className="fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** Leads to the page of whom a case is about. */
export function PersonLink({ id }: { id: string | null }) {
  const { t } = useTranslation('console');
  return id === null ? t('desk.erased') : <Link to={`/users/${id}/show`}>{t('desk.toPerson')}</Link>;
}
