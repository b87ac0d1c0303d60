import { useTranslation } from 'react-i18next';
import { Card, LinkButton, Tag } from '../../ui/index.ts';
import { type Guardian, isOnHold, waliStateOf } from '../session/index.ts';

export function GuardianStatusCard({ guardian }: { guardian: Guardian }) {
  const { t } = useTranslation('dashboard');
  const state = waliStateOf(guardian);
  if (state === 'none') return null;
  // While staff check him there is nothing for her to do.
  const onHold = isOnHold(state) && state !== 'checking';
  return (
    <Card
      title={t('guardian.title')}
      aside={<Tag tone={state === 'verified' ? 'ok' : 'wait'}>{t(`guardian.${state}`)}</Tag>}
    >
      <p>{t(`guardian.${state}Text`, { name: guardian.name })}</p>
      <div className="row">
        <LinkButton small to={onHold ? '/guardian-setup' : '/wali-pending'}>
          {onHold ? t('guardian.another') : t('guardian.details')}
        </LinkButton>
        <LinkButton small variant="ghost" to="/guardian-dashboard">
          {t('guardian.dashboard')}
        </LinkButton>
      </div>
    </Card>
  );
}
