import { currentSite } from '#kernel/i18n/current-site.ts';
import { DEFAULT_NAMES } from '#kernel/i18n/language-table.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { arabic, latin, VIEW } from './wordmark-paths.ts';
import './wordmark.css';

/**
 * The name of the site; links home. The default name is drawn in both scripts as vector paths, which need no font, and
 * another one is written, after the operator's mark.
 */
export function Wordmark({ to = '/' }: { to?: string }) {
  const { t } = useText('common');
  const { mark, name } = currentSite();
  const isDefault = mark === '' && name.en === DEFAULT_NAMES.en;
  return (
    <Link to={to} className="wordmark">
      {isDefault ? (
        <svg viewBox={VIEW} role="img" aria-label={t('product')} fill="currentColor">
          <path d={latin} />
          <path d={arabic} className="wordmark-arabic" />
        </svg>
      ) : (
        <>
          {mark && <img src={`/mark.svg?${mark}`} alt="" />}
          <bdi>{t('product')}</bdi>
        </>
      )}
    </Link>
  );
}
