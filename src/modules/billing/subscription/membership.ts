import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { PlanAction } from '../contracts/subscription.ts';
import { firstOf } from '../domain/payment.ts';
import { refundableUntil, refusalToRefund } from '../domain/refund-request.ts';
import { activePlanOf, presentOf, refusalToReplace, type Subscription } from '../domain/subscription.ts';
import type { Membership } from '../index.ts';
import { readPaymentsOf } from '../infra/payments-repository.ts';
import { readSubscriptionsOf } from '../infra/subscriptions-repository.ts';
import type { ComplimentaryAccessRow, PlanRow, RefundRequestRow } from '../infra/rows.ts';
import { currentSubscription } from './current-subscription.ts';

export async function membership(db: Knex, accountId: UserId, clock: Clock): Promise<Membership> {
  const at = clock.now();
  const [current, all, plans, grants] = await Promise.all([
    runQuery(db, currentSubscription(clock), { accountId }),
    readSubscriptionsOf(db, accountId),
    db<PlanRow>('billing.plan').orderBy('display_order').orderBy('id'),
    db<ComplimentaryAccessRow>('billing.complimentary_access')
      .where({ account_id: accountId })
      .where('expires_at', '>', at)
      .orderBy('expires_at'),
  ]);
  const planOf = (id: PlanId) => plans.find((plan) => plan.id === id)!;
  const present = presentOf(all);
  const { refundState, ...refund } = await refundOf(db, present, at);
  const plansToBuy = plans
    .filter(({ is_active, price_pence }) => is_active && price_pence > 0)
    .filter(({ id, price_pence: price }) => !refusalToReplace(present, refundState, { id, price }, at))
    .map(({ id }) => id);
  const allowed: Record<PlanAction, boolean> = {
    buy: plansToBuy.length > 0,
    cancel: all.some(({ renews }) => renews),
    resume: all.some((one) => one.mayResumeAt(at)),
    'change-card': all.some(({ renews }) => renews),
    'ask-for-refund': refund.refundableUntil !== null,
  };
  return {
    ...current,
    planName: plans.find(({ code }) => code === current.plan)?.name ?? current.plan,
    paid: present && paidOf(present, planOf(present.state.planId), at),
    granted: grants.map((grant) => ({ planName: planOf(grant.plan_id).name, expiresAt: grant.expires_at })),
    allowedActions: (Object.keys(allowed) as PlanAction[]).filter((action) => allowed[action]),
    plansToBuy,
    ...refund,
  };
}

function paidOf(present: Subscription, { code, name, request_limit }: PlanRow, at: Date): Membership['paid'] {
  const { status, expiresAt, renews, accessUntil } = activePlanOf(present.state, {
    planCode: code,
    requestLimit: request_limit,
  });
  const hasAccess = present.hasAccessAt(at);
  const { price, isAwaitingGuardian } = present.state;
  return { planName: name, status, price, expiresAt, renews, isAwaitingGuardian, accessUntil, hasAccess };
}

async function refundOf(
  db: Knex,
  present: Subscription | null,
  at: Date,
): Promise<
  Pick<Membership, 'refundableUntil' | 'refundRequestedAt'> & { refundState: RefundRequestRow['state'] | null }
> {
  const first = present && firstOf(await readPaymentsOf(db, present.state.id));
  const refundState =
    first && (await db<RefundRequestRow>('billing.refund_request').where({ payment: first.id }).first());
  return {
    refundState: refundState?.state ?? null,
    refundableUntil: first && !refundState && !refusalToRefund(first, at) ? refundableUntil(first) : null,
    refundRequestedAt: refundState?.state === 'requested' ? refundState.requested_at : null,
  };
}
