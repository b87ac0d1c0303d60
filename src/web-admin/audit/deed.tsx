import type { listAudit } from '#kernel/contracts/admin/admin-audit.schema.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { PersonLink } from '../records/person.tsx';
import { pageOf } from './page-of.ts';

export type AuditRecord = z.output<typeof listAudit.answer>[number];

/** Names the act, its subject and the people whom it concerns, with links. */
export function Deed({ entry: { verb, subjectType, subjectId, people } }: { entry: AuditRecord }) {
  const { t } = useTranslation('console');
  const verbs = t('audit.verbs', { returnObjects: true }) as Record<string, string>;
  const types = t('audit.types', { returnObjects: true }) as Record<string, string>;
  const to = pageOf(subjectType, subjectId);
  const listNames = useListNames();
  const type = (subjectType === 'list' && listNames[subjectId]) || (types[subjectType] ?? subjectType);
  return (
    <span className="person">
      <strong>{verbs[verb] ?? verb}</strong>
      <span>{'·'}</span>
      {to ? (
        <Link className="target" to={to}>
          {type}
        </Link>
      ) : (
        <span>{type}</span>
      )}
      {people.map((id) => (
        <Fragment key={id}>
          <span>{'·'}</span>
          <PersonLink id={id} />
        </Fragment>
      ))}
    </span>
  );
}

/** The names of the lists that can be exported, as the tabs have them. */
function useListNames(): Record<string, string> {
  const { t } = useTranslation('console');
  const { users, audit, promoCodes, examples } = t('tabs', { returnObjects: true });
  return {
    ...t('pages', { returnObjects: true }),
    users,
    audit,
    'promo-codes': promoCodes,
    'example-profiles': examples,
  };
}
