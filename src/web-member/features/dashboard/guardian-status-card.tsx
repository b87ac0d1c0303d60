import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Guardian } from '../session/index.ts';

/** A sister's guardian at a glance. */
export function GuardianStatusCard({ guardian }: { guardian: Guardian }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      title={t('guardian.title')}
      aside={
        <Tag tone={guardian.isVerified ? 'ok' : 'wait'}>
          {guardian.isVerified ? t('guardian.verified') : t('guardian.pending')}
        </Tag>
      }
    >
      <p>{t('guardian.text', { name: guardian.name })}</p>
      <div className="row">
        <LinkButton small to="/wali-pending">
          {t('guardian.details')}
        </LinkButton>
        <LinkButton small look="quiet" to="/guardian-dashboard">
          {t('guardian.dashboard')}
        </LinkButton>
      </div>
    </Card>
  );
}
