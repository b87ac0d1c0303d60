import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/index.ts';

const TEXT = 6;
const GROUPS = 3;

export function ProfileSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="card profile-page" role="status">
      <span className="only-read">{t('loading')}</span>
      <Skeleton lines={1} />
      <Skeleton lines={TEXT} />
      {Array.from({ length: GROUPS }, (_, group) => (
        <Skeleton key={group} title lines={3} />
      ))}
    </div>
  );
}
