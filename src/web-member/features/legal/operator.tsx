import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showOperator } from '../../../app/contracts/operator.ts';
import { ask } from '../../lib/api.ts';

/** Who runs the site and where to write, as the settings say. */
export function Operator() {
  const { t } = useTranslation('legal');
  const { data } = useQuery(ask(showOperator));
  if (!data) return null;
  const { name, address, email } = data;
  return (
    <address aria-label={t('operator.label')}>
      <b>{name}</b>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {t('operator.write')}{' '}
        <a className="lone" href={`mailto:${email}`}>
          {email}
        </a>
      </span>
    </address>
  );
}
