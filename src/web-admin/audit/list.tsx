import Button from '@mui/material/Button';
import { SHELL_OPERATOR } from '#kernel/contracts/admin/audit-words.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useListContext } from 'ra-core';
import { AutocompleteInput, DateInput, ReferenceInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatTime } from '../../web-shared/text/format.ts';
import { choicesOf } from '../records/choices.ts';
import { ChoiceFilter, SearchFilter } from '../records/filter-inputs.tsx';
import { nameOf } from '../users/user.ts';
import { givenReason } from './audit-words.ts';
import { Deed, type AuditRecord } from './deed.tsx';
import { RecordList } from '../records/record-list.tsx';
import { Difference } from './difference.tsx';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data-provider.ts';

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
      ownExport={<Download />}
      empty={t('audit.empty')}
    >
      <Entries />
    </RecordList>
  );
}

function Filters() {
  const { t } = useTranslation('console');
  return (
    <>
      <SearchFilter label={t('audit.search')} />
      <ChoiceFilter
        source="verb"
        label={t('audit.verb')}
        choices={choicesOf(t('audit.verbs', { returnObjects: true }))}
      />
      <ChoiceFilter
        source="subjectType"
        label={t('audit.subjectType')}
        choices={choicesOf(t('audit.types', { returnObjects: true }))}
      />
      <PersonFilter source="actor" label={t('audit.actor')} />
      <PersonFilter source="person" label={t('audit.person')} />
      <DayFilter source="from" label={t('audit.from')} time="00:00:00.000" />
      <DayFilter source="to" label={t('audit.to')} time="23:59:59.999" />
    </>
  );
}

/** Filters by an account, which is searched for by name, address or profile number. */
const PersonFilter = ({ source, label }: { source: string; label: string }) => {
  const { t } = useTranslation('console');
  return (
    <ReferenceInput source={source} reference="users" perPage={10}>
      <AutocompleteInput
        label={label}
        optionText={(user: UserRecord) => `${nameOf(user)} · ${user.email}`}
        helperText={t('audit.personHint')}
        className="filter wide-filter"
      />
    </ReferenceInput>
  );
};

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
    <Button variant="outlined" color="secondary" href={`/api/admin/audit.csv?${filter}`}>
      {t('audit.csv')}
    </Button>
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
            <Deed entry={entry} />
            <time dateTime={entry.at} className="quiet small">
              {formatTime(entry.at)}
            </time>
          </div>
          <p>
            <Actor entry={entry} />
            <span>{' · '}</span>
            <span dir="auto">{givenReason(entry) ?? t('audit.notStated')}</span>
          </p>
          <Difference subjectType={entry.subjectType} before={entry.before} after={entry.after} />
        </li>
      ))}
    </ol>
  );
}

function Actor({ entry: { actor, actorName } }: { entry: AuditRecord }) {
  const { t } = useTranslation('console');
  if (actor === SHELL_OPERATOR) return <span className="quiet">{t('audit.operator')}</span>;
  if (actorName === null) return <span className="quiet">{t('desk.erased')}</span>;
  return (
    <Link className="target" to={`/users/${actor}/show`} dir="auto">
      {actorName}
    </Link>
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
