import { listDecisions, listPendingApprovals } from '#modules/guardianship/contracts/approvals.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeletons } from '../../ui/waiting.tsx';
import { DecisionList } from '../guardianship/index.ts';
import { ApprovalItem } from './approval-item.tsx';

/** Everything that waits for the guardian, oldest first, and what he has decided. */
export function ApprovalsPage() {
  const { t } = useTranslation('guardian');
  const { data, error, isPending, refetch } = useQuery(ask(listPendingApprovals));
  const { data: decisions = [] } = useQuery(ask(listDecisions));
  return (
    <Page narrow title={t('approvals.title')} lead={t('approvals.lead')}>
      {isPending && <CardSkeletons />}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('approvals.none')} text={t('approvals.noneText')} />}
      {data && data.length > 0 && <h2 className="only-read">{t('dashboard.waiting')}</h2>}
      {data?.map((item) => (
        <ApprovalItem key={item.id} item={item} />
      ))}
      {decisions.length > 0 && (
        <Card title={t('approvals.decided')}>
          <DecisionList decisions={decisions} />
        </Card>
      )}
    </Page>
  );
}
