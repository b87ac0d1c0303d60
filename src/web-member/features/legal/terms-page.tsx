import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      address="/terms-of-service"
      sections={t('terms.sections', { returnObjects: true })}
      operatorIn="service"
      other={{ to: '/privacy-policy', label: t('privacy.title') }}
    />
  );
}
