import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

export function PendingItem() {
  const { t } = useTranslation('console');
  return (
    <div className="stack" aria-busy>
      <span className="unseen">{t('loading')}</span>
      <Skeleton variant="rounded" width={280} height={36} animation={false} />
      <Skeleton variant="rounded" height={260} animation={false} />
    </div>
  );
}
