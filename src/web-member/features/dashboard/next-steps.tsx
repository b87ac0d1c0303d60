import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { Card, Stat } from '../../ui/index.ts';

/** Suggestions: for a sister about her guardian, for a brother the remaining requests. */
export function NextSteps({ female }: { female: boolean }) {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(fetchJson(subscriptionStatus));
  if (female) {
    return (
      <Card title={t('female.title')}>
        <p>{t('female.guardian')}</p>
        <p>{t('female.answer')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('male.title')}>
      <Stat label={t('male.counter')} value={data?.requestsRemaining ?? '–'} />
      <p>{data && data.requestsRemaining > 0 ? t('male.requests') : t('male.none')}</p>
    </Card>
  );
}
