import { currentSite } from '#kernel/i18n/current-site.ts';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { useText } from '../../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import './public-foot.css';

const places = [
  { to: '/guidance', label: 'guidance' },
  { to: '/example-profiles', label: 'examples' },
  { to: '/for-families', label: 'families' },
  { to: '/pricing', label: 'pricing' },
  { to: '/privacy-policy', label: 'privacy' },
  { to: '/terms-of-service', label: 'terms' },
] as const;

export function PublicFoot() {
  const { t, i18n } = useText('common');
  const { fees, giving, tagline } = currentSite();
  return (
    <nav className="public-foot" aria-label={t('foot.label')}>
      <div className="wrap row">
        <span className="quiet">{tagline[i18n.language] || t('tagline')}</span>
        {places
          .filter(({ to }) => fees || to !== '/pricing')
          .map(({ to, label }) => (
            <Link key={to} className="lone" to={to}>
              {t(`foot.${label}`)}
            </Link>
          ))}
        <Link className="lone" to="/help" reloadDocument>
          {t('help')}
        </Link>
        <a className="lone" href="/licences.txt">
          {t('foot.licences')}
        </a>
      </div>
      {!fees && giving && (
        <p className="wrap quiet">
          <LinkedText>{giving}</LinkedText>
        </p>
      )}
    </nav>
  );
}
