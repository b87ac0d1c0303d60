import { guardianHistory } from '#modules/guardianship/contracts/approvals.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { DecisionList } from './decision-list.tsx';

/** What her guardian has decided, for the ward to read; nothing where there is nothing. */
export function DecisionHistory() {
  const { t } = useTranslation('guardianship');
  const { data = [] } = useQuery(ask(guardianHistory));
  if (data.length === 0) return null;
  return (
    <Card title={t('status.history')}>
      <DecisionList decisions={data} />
    </Card>
  );
}
