import { useGetList, type RaRecord } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Panel } from '../layout/page.tsx';
import type { Elements } from '../../web-shared/ui/elements.ts';

/** The newest records of a list that are shown; the list itself has the others. */
const SHOWN = 5;

type RecordsProps<R extends RaRecord> = {
  title: string;
  resource: string;
  filter: Record<string, string>;
  sort: string;
  /** Links to the whole list. */
  to?: string;
  render: (record: R) => Elements;
};

/** Lists records of a person, the newest first; nothing is shown if there are none. */
export function Records<R extends RaRecord>({ title, resource, filter, sort, to, render }: RecordsProps<R>) {
  const { t } = useTranslation('console');
  const { data = [], total = 0 } = useGetList<R>(resource, {
    filter,
    sort: { field: sort, order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  if (data.length === 0) return null;
  const all = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (
    <Panel title={title}>
      <ul className="cases">
        {data.map((record) => (
          <li key={record.id}>{render(record)}</li>
        ))}
      </ul>
      {total > SHOWN && (
        <Link className="target" to={`${to ?? `/${resource}`}?${all}`}>
          {t('users.allOfThem', { count: total })}
        </Link>
      )}
    </Panel>
  );
}
