import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { penceOf } from '#kernel/values/money.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { PlanAction } from '../contracts/subscription.ts';
import type { Payment } from '../domain/payment.ts';
import { refundOf, type Refund } from '../domain/refund.ts';
import { refusalToReplace } from '../domain/offer.ts';
import { activePlanOf, presentOf, type Subscription } from '../domain/subscription.ts';
import type { Membership, OfferedRefund } from '../index.ts';
import { readAgreement } from '../infra/agreements-repository.ts';
import { readSubscriptionsOf } from '../infra/subscriptions-repository.ts';
import type { ComplimentaryAccessRow, PlanRow, RefundRequestRow } from '../infra/rows.ts';
import { readRefundCase } from '../refund-request/refund-case.ts';
import type { SentRequestsPort } from '../ports.ts';
import { currentSubscription } from './current-subscription.ts';

interface Ports {
  db: Knex;
  clock: Clock;
  fees: boolean;
  sentRequests: SentRequestsPort;
}

export async function membership({ db, clock, fees, sentRequests }: Ports, accountId: UserId): Promise<Membership> {
  const at = clock.now();
  const [current, all, plans, grants] = await Promise.all([
    runQuery(db, currentSubscription({ clock, fees }), { accountId }),
    readSubscriptionsOf(db, accountId),
    db<PlanRow>('billing.plan').orderBy('display_order').orderBy('id'),
    db<ComplimentaryAccessRow>('billing.complimentary_access')
      .where({ account_id: accountId })
      .where('expires_at', '>', at)
      .orderBy('expires_at'),
  ]);
  const planOf = (id: PlanId) => plans.find((plan) => plan.id === id)!;
  const present = presentOf(all);
  const { refundState, ...refund } = await offeredRefund({ db, sentRequests }, present, at);
  const agreement = present && (await readAgreement(db, present.state.checkoutId));
  const plansToBuy = plans
    .filter(({ is_active, price_pence }) => is_active && price_pence > 0)
    .filter(({ id, price_pence: price }) => !refusalToReplace(present, refundState, { id, price }, at))
    .map(({ id }) => id);
  const allowed: Record<PlanAction, boolean> = {
    buy: plansToBuy.length > 0,
    cancel: all.some(({ renews }) => renews),
    resume: all.some((one) => one.mayResumeAt(at)),
    'change-card': all.some(({ renews }) => renews),
    'ask-for-refund': refund.refund !== null,
  };
  return {
    ...current,
    planName: plans.find(({ code }) => code === current.plan)?.name ?? current.plan,
    paid: present && paidOf(present, planOf(present.state.planId), at),
    granted: grants.map((grant) => ({ planName: planOf(grant.plan_id).name, expiresAt: grant.expires_at })),
    allowedActions: (Object.keys(allowed) as PlanAction[]).filter((action) => fees && allowed[action]),
    plansToBuy: fees ? plansToBuy : [],
    ...refund,
    agreement: agreement && { words: agreement.words, begunAtOnceAt: agreement.beginAtOnce?.at ?? null },
  };
}

function paidOf(
  present: Subscription,
  { code, name, request_limit, duration_months: duration }: PlanRow,
  at: Date,
): Membership['paid'] {
  const { status, expiresAt, renews, accessUntil } = activePlanOf(present.state, {
    planCode: code,
    requestLimit: request_limit,
  });
  const hasAccess = present.hasAccessAt(at);
  const { price, card, isAwaitingGuardian } = present.state;
  return {
    planName: name,
    status,
    price,
    duration,
    card,
    expiresAt,
    renews,
    isAwaitingGuardian,
    accessUntil,
    hasAccess,
  };
}

async function offeredRefund(
  { db, sentRequests }: Pick<Ports, 'db' | 'sentRequests'>,
  present: Subscription | null,
  at: Date,
): Promise<Pick<Membership, 'refund' | 'refundRequestedAt'> & { refundState: RefundRequestRow['state'] | null }> {
  const refundCase = present && (await readRefundCase(db, present, sentRequests));
  if (!refundCase) return { refund: null, refundRequestedAt: null, refundState: null };
  const { payment } = refundCase;
  const request = await db<RefundRequestRow>('billing.refund_request').where({ payment: payment.id }).first();
  const isReturnable = !request && !payment.isDisputed && payment.refunded < payment.amount;
  return {
    refund: isReturnable
      ? offeredBy(refundOf(refundCase, at), payment, await planNameOf(db, refundCase.restores))
      : null,
    refundRequestedAt: request?.state === 'requested' ? request.requested_at : null,
    refundState: request?.state ?? null,
  };
}

function offeredBy(refund: Refund | null, { refunded, card }: Payment, restores: string | null): OfferedRefund | null {
  if (refund === null) return null;
  const amount = penceOf(refund.amount - refunded);
  return amount > 0 ? { kind: refund.kind, amount, until: refund.until, card, restores } : null;
}

async function planNameOf(db: Knex, subscription: string | null): Promise<string | null> {
  if (subscription === null) return null;
  const row: Pick<PlanRow, 'name'> | undefined = await db('billing.subscription as s')
    .join('billing.plan as p', 'p.id', 's.plan_id')
    .where('s.id', subscription)
    .first('p.name');
  return row?.name ?? null;
}
