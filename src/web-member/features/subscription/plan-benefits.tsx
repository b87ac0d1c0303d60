import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/index.ts';

export function WhatAPlanAdds() {
  const { t } = useTranslation('subscription');
  return (
    <Card title={t('adds.title')}>
      <div>
        <h3>{t('adds.have')}</h3>
        <ul>
          {(['profile', 'read', 'answer'] as const).map((id) => (
            <li key={id}>{t(`adds.${id}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('adds.more')}</h3>
        <ul>
          {(['send', 'carry'] as const).map((id) => (
            <li key={id}>{t(`adds.${id}`)}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
