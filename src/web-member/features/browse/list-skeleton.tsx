import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/index.ts';

const WHOLE = 4;
const BRIEF = 2;

export function ListSkeleton({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <div className="stack loose" role="status">
      <span className="only-read">{t('loading')}</span>
      <Skeleton lines={1} />
      <div className={brief ? 'columns' : 'stack loose'}>
        {Array.from({ length: brief ? BRIEF : WHOLE }, (_, card) => (
          <div className="card card-skeleton" key={card}>
            <Skeleton title lines={1} />
            {!brief && <Skeleton lines={3} />}
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </div>
  );
}
