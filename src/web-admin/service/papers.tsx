import type { Paper } from '#kernel/contracts/admin/admin-papers.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { RecordList } from '../records/record-list.tsx';
import { VerbButton } from '../records/verb-button.tsx';

const fileOf = (id: Paper['id']) => `docs/papers/${id}.md`;

/** The papers that the law asks of an operator: when each was signed off, and what has changed since. */
export function PaperList() {
  const { t } = useTranslation('console');
  return (
    <RecordList<Paper>
      title={t('pages.papers')}
      lead={t('papers.lead')}
      sort={{ field: 'title', order: 'ASC' }}
      empty={t('papers.empty')}
      columns={[
        {
          source: 'title',
          label: t('papers.title'),
          fixed: true,
          render: ({ id, title }) => (
            <>
              <span>{title}</span> <code>{fileOf(id)}</code>
            </>
          ),
        },
        {
          source: 'signedOffAt',
          label: t('papers.signedOffAt'),
          fixed: true,
          render: ({ signedOffAt, signedOffBy }) =>
            signedOffAt ? (
              [formatTime(signedOffAt), signedOffBy].filter(Boolean).join(', ')
            ) : (
              <Badge>{t('papers.never')}</Badge>
            ),
        },
        {
          source: 'changes',
          label: t('papers.changes'),
          fixed: true,
          render: ({ signedOffAt, changes }) =>
            changes.length > 0 ? changes.join(' · ') : signedOffAt && t('papers.unchanged'),
        },
        {
          source: 'verbs',
          label: t('actions'),
          fixed: true,
          render: ({ id, title }) => (
            <VerbButton name="paper-sign-off" resource="papers" id={id} concern={{ name: title }} verb="sign-off" />
          ),
        },
      ]}
    />
  );
}
