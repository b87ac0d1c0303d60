import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';

/** The known facts of a case, each with a label; unknown ones are omitted. */
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

/** The end of an id, to distinguish accounts in a list. */
const SHOWN = -6;

/** Links to the page of the person that a record is about. */
export function PersonLink({ id }: { id: string | null }) {
  const { t } = useTranslation('console');
  if (id === null) return t('desk.erased');
  return <Link to={`/users/${id}/show`}>{t('desk.toPerson', { id: id.slice(SHOWN) })}</Link>;
}
