import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PublicHeader } from '../shell/index.ts';

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
          <LinkButton href="">{t('again')}</LinkButton>
        </div>
      </Page>
    </>
  );
}
