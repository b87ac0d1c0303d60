import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/index.ts';

export function Duties() {
  const { t } = useTranslation('guardian');
  return (
    <Card title={t('duties.title')} className="duties">
      <div className="columns">
        <div>
          <h3>{t('duties.can')}</h3>
          <ul className="duty-list can">
            {(['review', 'monitor', 'guide', 'counsel'] as const).map((id) => (
              <li key={id}>
                <Check aria-hidden />
                <span>{t(`duties.canList.${id}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('duties.cannot')}</h3>
          <ul className="duty-list">
            {(['profile', 'requests', 'subscription', 'consent'] as const).map((id) => (
              <li key={id}>
                <X aria-hidden />
                <span>{t(`duties.cannotList.${id}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
