import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showOperator } from '../../../app/contracts/operator.ts';
import { ask } from '../../lib/api.ts';
import { InLine } from '../../ui/words.tsx';

/** Who runs the site and where to write, as the settings say. */
export function Operator() {
  const { t } = useTranslation('legal');
  const { data } = useQuery(ask(showOperator));
  if (!data) return null;
  const { name, address, email } = data;
  return (
    <address aria-label={t('operator.label')}>
      <b>
        <InLine>{name}</InLine>
      </b>
      {address.map((line) => (
        <span key={line}>
          <InLine>{line}</InLine>
        </span>
      ))}
      <span>
        <span>{t('operator.write')}</span>{' '}
        <a className="lone" href={`mailto:${email}`}>
          <InLine>{email}</InLine>
        </a>
      </span>
    </address>
  );
}
