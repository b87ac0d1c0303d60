import { caseNumberOf } from '#kernel/contracts/admin/case-number.ts';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '../records/person.tsx';
import type { Case } from './case.ts';

/** A case with the people whom it concerns, as the queues name them. */
type NamedCase = Case & {
  name?: string;
  accountId?: string | null;
  reporterId?: string | null;
  reportedId?: string | null;
};

/** Names a case by its number and the people whom an act on it concerns. */
export function CaseName({ record }: { record: Case }) {
  const { t } = useTranslation('console');
  const { id, name, accountId, reporterId, reportedId } = record as NamedCase;
  return (
    <>
      <span>{t('desk.number', { number: caseNumberOf(id) })}</span>
      {name && <bdi>{name}</bdi>}
      {accountId && <PersonLink id={accountId} />}
      {reporterId && (
        <span className="person">
          <span>{`${t('reports.reporter')}:`}</span> <PersonLink id={reporterId} />
        </span>
      )}
      {reportedId && (
        <span className="person">
          <span>{`${t('reports.reported')}:`}</span> <PersonLink id={reportedId} />
        </span>
      )}
    </>
  );
}
