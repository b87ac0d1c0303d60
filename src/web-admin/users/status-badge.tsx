import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';

export function StatusBadge({ user: { isActive, isLeaving, disabledUntil } }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  if (isLeaving) return <Badge tone="wait">{t('users.leaving')}</Badge>;
  if (isActive) return <Badge tone="ok">{t('users.active')}</Badge>;
  return (
    <Badge tone="end">
      {disabledUntil ? t('users.disabledUntil', { date: formatTime(disabledUntil) }) : t('users.disabled')}
    </Badge>
  );
}
