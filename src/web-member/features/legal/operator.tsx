import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showOperator } from '../../../app/contracts/operator.ts';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';

export function Operator() {
  const { t } = useTranslation('legal');
  const { data } = useQuery(fetchJson(showOperator));
  if (!data) return null;
  const { name, address, email } = data;
  return (
    <address aria-label={t('operator.label')}>
      <b>
        <InlineText>{name}</InlineText>
      </b>
      {address.map((line) => (
        <span key={line}>
          <InlineText>{line}</InlineText>
        </span>
      ))}
      <span>
        <span>{t('operator.write')}</span>{' '}
        <a className="lone" href={`mailto:${email}`}>
          <InlineText>{email}</InlineText>
        </a>
      </span>
    </address>
  );
}
