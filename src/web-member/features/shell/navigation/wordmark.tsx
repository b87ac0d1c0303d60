import { useText } from '../../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { arabic, latin, VIEW } from './wordmark-paths.ts';
import './wordmark.css';

/** The product's name in both scripts as vector paths, which need no font; links home. */
export function Wordmark({ to = '/' }: { to?: string }) {
  const { t } = useText('common');
  return (
    <Link to={to} className="wordmark">
      <svg viewBox={VIEW} role="img" aria-label={t('product')} fill="currentColor">
        <path d={latin} />
        <path d={arabic} className="wordmark-arabic" />
      </svg>
    </Link>
  );
}
