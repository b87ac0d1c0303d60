import type { PendingApproval } from '#modules/guardianship/contracts/approvals.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { LinkButton, Tag } from '../../../ui/index.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';
import '../guardian.css';

export function ApprovalItem({ item }: { item: PendingApproval }) {
  const { t } = useTranslation('guardian');
  return (
    <article className="card">
      <div className="row apart">
        <span className="small quiet">{t('approvals.since', { date: formatTime(item.createdAt) })}</span>
        <Tag tone="wait">{t(`approvals.type.${item.type}`)}</Tag>
      </div>
      <h3>{item.description}</h3>
      {item.content && <UserText className="said excerpt-two">{item.content}</UserText>}
      <div>
        <LinkButton variant="primary" small to={`/guardian/approval/${item.id}`}>
          {t('approvals.open')}
        </LinkButton>
      </div>
    </article>
  );
}
