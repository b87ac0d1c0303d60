import { typedNumber } from '#kernel/contracts/digits.ts';
import { currentSite } from '#kernel/i18n/current-site.ts';
import type { SubscriptionRecord } from '#modules/billing/contracts/admin-subscriptions.schema.ts';
import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { jsonOf, request } from '../../web-shared/server/api.ts';
import { VerbButton } from '../records/verb-button.tsx';
import { concernOf } from './concern-of.tsx';
import { plansToGrant } from './plans-to-grant.ts';

/** Actions of admins on the plans of a member: granting, taking back, and cancelling. */
export function PlanVerbs({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  const plans = usePlans();
  const { data: running = [] } = useGetList<SubscriptionRecord>('subscriptions', { filter: { userId: user.id } });
  const gifts = running.filter(({ isGift }) => isGift);
  const of = { resource: 'users', id: user.id, concern: concernOf(user) };
  return (
    <>
      <VerbButton
        {...of}
        name="users-grant-plan"
        verb="grant-plan"
        questions={[
          { name: 'planId', label: t('users.columns.plan'), kind: 'choice', choices: plans },
          { name: 'months', label: t('users.months'), kind: 'number', value: '1' },
        ]}
        bodyOf={({ planId, months, reason }) => ({
          planId: Number(planId),
          months: typedNumber(months ?? ''),
          reason,
        })}
      />
      {gifts.length > 0 && (
        <VerbButton
          {...of}
          name="users-revoke-grant"
          verb="revoke-grant"
          questions={[
            {
              name: 'planId',
              label: t('users.columns.plan'),
              kind: 'choice',
              choices: gifts.map(({ planId, plan }) => ({ id: String(planId), name: plan })),
              value: String(gifts[0]!.planId),
            },
          ]}
          bodyOf={({ planId, reason }) => ({ planId: Number(planId), reason })}
        />
      )}
      {running.some(({ isGift, renewsAt, status }) => !isGift && (renewsAt || status === 'past_due')) && (
        <VerbButton {...of} name="users-cancel-plan" verb="cancel-plan" grave />
      )}
    </>
  );
}

function usePlans() {
  const { data = [] } = useQuery({
    queryKey: ['plans on offer'],
    enabled: currentSite().fees,
    queryFn: async () => (await jsonOf(await request('GET', '/api/subscription-plans'))) as Plan[],
  });
  return plansToGrant(data);
}
