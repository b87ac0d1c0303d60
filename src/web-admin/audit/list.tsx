import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { DateInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { SearchFilter } from '../records/filter-inputs.tsx';
import { RecordList } from '../records/record-list.tsx';
import { Difference } from './difference.tsx';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data-provider.ts';

interface AuditRecord {
  id: string;
  at: string;
  actor: string | null;
  actorName: string | null;
  role: string;
  verb: string;
  subjectType: string;
  subjectId: string;
  reason: string;
  requestId: string;
  before: unknown;
  after: unknown;
}

/** Every write of the console, and every read of private data. */
export function AuditList() {
  const { t } = useTranslation('console');
  return (
    <RecordList
      title={t('tabs.audit')}
      lead={t('audit.lead')}
      sort={{ field: 'at', order: 'DESC' }}
      actions={<Chain />}
      filters={<Filters />}
      empty={t('audit.empty')}
    >
      <div className="stack">
        <Download />
        <Entries />
      </div>
    </RecordList>
  );
}

function Filters() {
  const { t } = useTranslation('console');
  return (
    <>
      <SearchFilter label={t('audit.search')} />
      <TextInput source="verb" label={t('audit.verb')} helperText={false} className="filter" />
      <TextInput source="subjectType" label={t('audit.subjectType')} helperText={false} className="filter" />
      <TextInput source="subjectId" label={t('audit.subjectId')} helperText={false} className="filter" />
      <DayFilter source="from" label={t('audit.from')} time="00:00:00.000" />
      <DayFilter source="to" label={t('audit.to')} time="23:59:59.999" />
    </>
  );
}

/** Filters by a day, sent to the server as its first or last moment. */
const DayFilter = ({ source, label, time }: { source: string; label: string; time: string }) => (
  <DateInput
    source={source}
    label={label}
    format={(value?: string) => value?.slice(0, 10) ?? ''}
    parse={(day: string) => (day ? `${day}T${time}Z` : '')}
    helperText={false}
    className="filter"
  />
);

function Download() {
  const { t } = useTranslation('console');
  const { filterValues } = useListContext();
  const filter = new URLSearchParams({ filter: JSON.stringify(filterValues) }).toString();
  return (
    <div>
      <Button variant="outlined" href={`/api/admin/audit.csv?${filter}`}>
        {t('audit.csv')}
      </Button>
    </div>
  );
}

function Entries() {
  const { t } = useTranslation('console');
  const { data } = useListContext<AuditRecord>();
  return (
    <ol className="cases">
      {data?.map((entry) => (
        <li key={entry.id} className="panel stack tight">
          <div className="row between">
            <strong>{t('audit.did', { verb: entry.verb, type: entry.subjectType, id: entry.subjectId })}</strong>
            <time dateTime={entry.at} className="quiet small">
              {formatTime(entry.at)}
            </time>
          </div>
          <p>
            <span className="quiet">{entry.actorName ?? entry.actor ?? t('none')}</span>
            <span>{' · '}</span>
            <span dir="auto">{entry.reason}</span>
          </p>
          <Difference before={entry.before} after={entry.after} />
        </li>
      ))}
    </ol>
  );
}

interface ChainState {
  intact: boolean;
  entries: number;
  firstBroken: number | null;
  head: { seq: number; hash: string } | null;
}

/** Verifies the chain of audit entries on demand only, since the check reads every entry. */
function Chain() {
  const { t } = useTranslation('console');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['audit', 'chain'],
    queryFn: () => read<ChainState>('audit/chain'),
    enabled: false,
  });
  return (
    <Alert
      severity={error || data?.intact === false ? 'error' : data ? 'success' : 'info'}
      action={
        <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
          {t('audit.verify')}
        </Button>
      }
    >
      {error && <span>{error.message}</span>}
      {!data && !error && <span>{t('audit.chain')}</span>}
      {data?.intact && (
        <>
          <p>{t('audit.intact', { count: data.entries })}</p>
          {data.head && <code className="small break">{data.head.hash}</code>}
        </>
      )}
      {data?.intact === false && <span>{t('audit.broken', { entry: data.firstBroken ?? '' })}</span>}
    </Alert>
  );
}
