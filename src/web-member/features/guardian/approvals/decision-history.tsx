import { guardianHistory } from '#modules/guardianship/contracts/approvals.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { urlOf } from '../../../../web-shared/server/api.ts';
import { DecisionList } from './decision-list.tsx';

const PAGE = 20;

export function DecisionHistory() {
  const { t } = useText('guardianship');
  return (
    <DecisionList url={urlOf(guardianHistory, { query: { limit: PAGE } })} title={t('status.history')} reader="ward" />
  );
}
