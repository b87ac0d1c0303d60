import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './wordmark.css';

/** The product's name in both scripts, leading home. */
export function Wordmark({ to = '/' }: { to?: string }) {
  const { t } = useTranslation('common');
  return (
    <Link to={to} className="wordmark">
      {t('product')}
      <b lang="ar" dir="rtl" aria-hidden>
        {t('productArabic')}
      </b>
    </Link>
  );
}
