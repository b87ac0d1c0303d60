import { useText } from '../../lib/text/use-text.ts';
import { Page } from '../../ui/index.ts';
import { PublicHeader } from '../shell/index.ts';

const CURRENT = '';

/**
 * Shown instead of a page that cannot be fetched. The service worker stores it, and fills in the list of stored pages.
 */
export function OfflinePage() {
  const { t } = useText('offline');
  return (
    <>
      <PublicHeader />
      <Page narrow title={t('title')} lead={t('text')}>
        <div id="saved-pages" />
        <div>
          <a className="btn secondary" href={CURRENT}>
            {t('again')}
          </a>
        </div>
      </Page>
    </>
  );
}
