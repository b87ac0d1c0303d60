import type texts from '#texts/en/console.json';
import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { BulkAct } from '../lists/bulk-act.ts';
import { RecordList } from '../records/record-list.tsx';
import type { Case } from './case.ts';
import { CaseName } from './case-name.tsx';
import type { Elements } from '../../web-shared/ui/elements.ts';

const describeCase = (record: Case) => <CaseName record={record} />;
const TAKE: BulkAct = { name: 'take', verb: 'take', questions: [] };

type CaseListProps<C extends Case> = {
  lead: string;
  resource: keyof typeof texts.pages;
  /** The field to sort by, oldest first. */
  oldestBy: string;
  filters?: Elements;
  filterDefaultValues?: Record<string, unknown>;
  render: (record: C) => Elements;
  /** Acts on several cases at once in addition to taking them. */
  acts?: BulkAct[];
};

export function CaseList<C extends Case>({
  lead,
  resource,
  oldestBy,
  filters,
  filterDefaultValues,
  render,
  acts = [],
}: CaseListProps<C>) {
  const { t } = useTranslation('console');
  return (
    <RecordList<Case>
      title={t(`pages.${resource}`)}
      lead={lead}
      resource={resource}
      sort={{ field: oldestBy, order: 'ASC' }}
      filters={filters}
      {...(filterDefaultValues && { filterDefaultValues })}
      empty={t('desk.empty')}
      bulk={{ acts: [TAKE, ...acts], describe: describeCase }}
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
