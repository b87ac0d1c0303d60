import type texts from '#texts/en/console.json';
import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { RecordList } from '../records/record-list.tsx';
import type { Case } from './case.ts';
import type { Elements } from '../../web-shared/ui/elements.ts';

type CaseListProps<C extends Case> = {
  lead: string;
  resource: keyof typeof texts.pages;
  /** The field to sort by, oldest first. */
  oldestBy: string;
  filters?: Elements;
  filterDefaultValues?: Record<string, unknown>;
  render: (record: C) => Elements;
};

export function CaseList<C extends Case>({
  lead,
  resource,
  oldestBy,
  filters,
  filterDefaultValues,
  render,
}: CaseListProps<C>) {
  const { t } = useTranslation('console');
  return (
    <RecordList
      title={t(`pages.${resource}`)}
      lead={lead}
      resource={resource}
      sort={{ field: oldestBy, order: 'ASC' }}
      filters={filters}
      {...(filterDefaultValues && { filterDefaultValues })}
      empty={t('desk.empty')}
    >
      <Cases render={render as (record: Case) => Elements} />
    </RecordList>
  );
}

function Cases({ render }: { render: (record: Case) => Elements }) {
  const { data } = useListContext<Case>();
  return (
    <ul className="cases">
      {data?.map((record) => (
        <li key={record.id} className="panel stack">
          {render(record)}
        </li>
      ))}
    </ul>
  );
}
