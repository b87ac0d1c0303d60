import { useText } from '../../lib/text/use-text.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  const { t } = useText('legal');
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
