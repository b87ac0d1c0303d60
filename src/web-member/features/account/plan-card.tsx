import { planCodes, subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../lib/api.ts';
import { formatDay } from '../../lib/format.ts';
import { Card, Facts } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Skeleton } from '../../ui/waiting.tsx';

/** Keeps the place of what is on its way. */
const NOT_YET = '\u00a0';
const tones = { free: 'plain', active: 'ok', trialing: 'ok', past_due: 'wait', canceled: 'end' } as const;

/** The member's plan: its name and state, what is left of the month's requests, and when it ends or renews. */
export function PlanCard({ title, children }: { title?: string; children?: ReactNode }) {
  const { t } = useTranslation('account');
  const { data, error, isPending, refetch } = useQuery(ask(subscriptionStatus));
  const planName = usePlanName();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const heading = title ?? t('plan.title');
  if (isPending) {
    return (
      <Card title={heading} aside={<Tag>{NOT_YET}</Tag>}>
        <Facts
          facts={[
            { label: t('plan.current'), value: NOT_YET },
            { label: t('plan.remaining'), value: NOT_YET },
          ]}
        />
        <Skeleton />
      </Card>
    );
  }
  const free = data.subscriptionStatus === 'free';
  const end = data.renews ? t('plan.renews') : t('plan.expires');
  return (
    <Card
      title={heading}
      aside={<Tag tone={tones[data.subscriptionStatus]}>{t(`plan.status.${data.subscriptionStatus}`)}</Tag>}
    >
      <Facts
        facts={[
          { label: t('plan.current'), value: planName(data.subscriptionPlan) },
          { label: t('plan.remaining'), value: data.requestsRemaining },
          { label: end, value: data.subscriptionExpiresAt ? formatDay(data.subscriptionExpiresAt) : undefined },
        ]}
      />
      {free && <p className="small quiet">{t('plan.freeNote')}</p>}
      {!free && data.resetDate && (
        <p className="small quiet">{t('plan.resets', { date: formatDay(data.resetDate) })}</p>
      )}
      {children}
    </Card>
  );
}

/** A plan's code as its name; a plan that an admin made is shown by its code. */
function usePlanName() {
  const { t } = useTranslation('account');
  return (code: string) => {
    const known = planCodes.find((plan) => plan === code);
    return known ? t(`plan.name.${known}`) : code;
  };
}
