import { FilterLiveForm, ListBase, useListContext, type ListBaseProps, type RaRecord } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { Bulk } from '../lists/bulk-act.ts';
import { BulkBar } from '../lists/bulk-bar.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { LoadingBar } from '../lists/loading-bar.tsx';
import { SavedFilters } from '../lists/saved-filters.tsx';
import { Page } from '../layout/page.tsx';
import { Pages } from '../layout/pages.tsx';
import { RecordTable, type Column } from './record-table.tsx';
import { Failed } from '../layout/errors.tsx';
import { PendingItem } from '../layout/waiting.tsx';
import type { Elements } from '../../web-shared/ui/elements.ts';

const ROWS = 20;

type RecordListProps<R extends RaRecord> = Pick<
  ListBaseProps,
  'sort' | 'filterDefaultValues' | 'filter' | 'resource'
> & {
  title: string;
  lead?: string;
  actions?: Elements;
  filters?: Elements;
  empty: string;
  /** Acts on several records at once. */
  bulk?: Bulk<R>;
  /** The export of a list that has its own. */
  ownExport?: Elements;
} & ({ columns: Column<R>[] } | { children: Elements });

export function RecordList<R extends RaRecord>({
  title,
  lead,
  actions,
  filters,
  empty,
  bulk,
  ...rest
}: RecordListProps<R>) {
  const { sort, filterDefaultValues, filter, resource, ownExport, ...shown } = rest;
  return (
    <Page title={title} lead={lead} actions={actions}>
      <ListBase {...{ sort, filterDefaultValues, filter, resource }} perPage={ROWS} exporter={false}>
        <div className="stack">
          {filters && <Filters>{filters}</Filters>}
          <div className="row">
            {filters && <SavedFilters />}
            {ownExport ?? <ExportButton />}
            <LoadingBar />
          </div>
          <Rows empty={empty} bulk={bulk && <BulkBar {...bulk} />}>
            {'columns' in shown ? <RecordTable columns={shown.columns} nameOf={bulk?.nameOf} /> : shown.children}
          </Rows>
        </div>
      </ListBase>
    </Page>
  );
}

const Filters = ({ children }: { children: Elements }) => (
  <FilterLiveForm formComponent={FilterRow}>{children}</FilterLiveForm>
);
const FilterRow = (form: React.HTMLAttributes<HTMLFormElement>) => {
  const { t } = useTranslation('console');
  return <form {...form} role="search" aria-label={t('list.narrow')} className="filters" />;
};

function Rows({ empty, bulk, children }: { empty: string; bulk: Elements; children: Elements }) {
  const { isPending, error, total, refetch } = useListContext();
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PendingItem />;
  if (total === 0) return <p className="panel empty">{empty}</p>;
  return (
    <>
      {bulk}
      {children}
      <Pages />
    </>
  );
}
