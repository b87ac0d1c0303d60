import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { DateInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-member/lib/format.ts';
import { SearchFilter } from '../frame/filter-inputs.tsx';
import { RecordList } from '../frame/record-list.tsx';
import { Chain } from './chain.tsx';
import { Difference } from './difference.tsx';

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

/** Every write of the console, and every reading of what is private. */
export function AuditList() {
  const { t } = useTranslation('console');
  return (
    <RecordList
      title={t('tabs.audit')}
      lead={t('audit.lead')}
      actions={
        <Button variant="outlined" href="/api/admin/audit.csv">
          {t('audit.csv')}
        </Button>
      }
      sort={{ field: 'at', order: 'DESC' }}
      filters={<Filters />}
      empty={t('audit.empty')}
    >
      <Chain />
      <Entries />
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
      <DateInput source="from" label={t('audit.from')} helperText={false} className="filter" />
      <DateInput source="to" label={t('audit.to')} helperText={false} className="filter" />
    </>
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
            {' · '}
            <span dir="auto">{entry.reason}</span>
          </p>
          <Difference before={entry.before} after={entry.after} />
        </li>
      ))}
    </ol>
  );
}
