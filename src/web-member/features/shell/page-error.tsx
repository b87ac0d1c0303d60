import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PublicHeader } from './public-header.tsx';

/** Stands in for a page that broke or could not be loaded; a reload is the way on. */
export function PageError() {
  const { t } = useTranslation('common');
  return (
    <main id="content">
      <PublicHeader />
      <div className="wrap page narrow">
        <ErrorNotice title={t('broken.title')} text={t('broken.text')} onRetry={() => window.location.reload()} />
      </div>
    </main>
  );
}
