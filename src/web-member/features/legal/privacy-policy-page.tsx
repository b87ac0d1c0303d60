import { useText } from '../../lib/text/use-text.ts';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPolicyPage() {
  const { t } = useText('legal');
  return (
    <LegalPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      address="/privacy-policy"
      sections={t('privacy.sections', { returnObjects: true })}
      operatorIn="operator"
      other={{ to: '/terms-of-service', label: t('terms.title') }}
    />
  );
}
