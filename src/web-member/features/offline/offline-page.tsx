import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page/page.tsx';
import { PublicHeader } from '../shell/index.ts';

/** The address in whose place the page stands. */
const CURRENT = '';

/**
 * What is shown in the place of a page that cannot be fetched. The browser's worker keeps it, and fills in what can be
 * read.
 */
export function OfflinePage() {
  const { t } = useTranslation('offline');
  return (
    <>
      <PublicHeader />
      <Page narrow title={t('title')} lead={t('text')}>
        <div id="kept" />
        <div>
          <a className="btn plain" href={CURRENT}>
            {t('again')}
          </a>
        </div>
      </Page>
    </>
  );
}
