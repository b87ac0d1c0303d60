import { HeartHandshake, Scale, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Ornament } from '../../ui/index.ts';

const points = [
  { id: 'supervised', Icon: ShieldCheck },
  { id: 'compatibility', Icon: Scale },
  { id: 'respectful', Icon: HeartHandshake },
] as const;

export function SidePanel() {
  const { t } = useTranslation('auth');
  return (
    <aside className="auth-side ornamented">
      <Ornament />
      <h2>{t('side.title')}</h2>
      <ul className="auth-points">
        {points.map(({ id, Icon }) => (
          <li key={id}>
            <Icon aria-hidden />
            <span>{t(`side.points.${id}`)}</span>
          </li>
        ))}
      </ul>
      <figure>
        <blockquote className="said">{t('side.verse')}</blockquote>
        <figcaption className="small quiet">{t('side.reference')}</figcaption>
      </figure>
    </aside>
  );
}
