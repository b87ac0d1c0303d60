import type { Knex } from 'knex';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import type { Pence } from '#kernel/values/money.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { CheckoutState } from '../domain/checkout.ts';
import type { RefundRequest } from '../domain/refund-request.ts';
import type { SubscriptionState } from '../domain/subscription.ts';

// Row types of billing's tables.

export interface PlanRow {
  id: PlanId;
  code: string;
  name: string;
  description: string;
  price_pence: Pence;
  currency: 'GBP';
  duration_months: number;
  features: string[];
  request_limit: number;
  is_active: boolean;
  is_flash_sale: boolean;
  display_order: number;
  /** The provider's id of the price; null until it is known. */
  stripe_price_id: string | null;
  revision: number;
}

/** A new row. `features` is JSON text, since pg would convert a list to a PostgreSQL array. */
export type NewPlanRow = Pick<
  PlanRow,
  'code' | 'name' | 'description' | 'price_pence' | 'duration_months' | 'request_limit' | 'display_order'
> &
  Partial<Pick<PlanRow, 'stripe_price_id' | 'is_active' | 'is_flash_sale'>> & { features: string };

export interface ComplimentaryAccessRow {
  id: string;
  account_id: UserId;
  plan_id: PlanId;
  starts_at: Date;
  expires_at: Date;
}

export interface PublishedEntitlementRow {
  account_id: UserId;
  /** Null if no other plan takes over then. */
  valid_until: Date | null;
}

export interface PromoCodeRow {
  id: number;
  code: string;
  discount_type: 'percentage' | 'fixed';
  discount_value: number;
  valid_from: Date;
  valid_until: Date;
  max_uses: number | null;
  applicable_plans: PlanId[];
  is_active: boolean;
  description: string;
  revision: number;
}

export interface CustomerRow {
  id: string;
  account_id: UserId | null;
  sign_up_id: string | null;
  version: number;
}

export interface SubscriptionRow {
  id: string;
  account_id: UserId;
  plan_id: PlanId;
  checkout_id: string;
  subscription_id: string | null;
  invoice_id: string;
  price_pence: Pence;
  status: SubscriptionState['status'];
  starts_at: Date;
  period_start: Date;
  period_end: Date | null;
  awaiting_guardian: boolean;
  charge_moved_to: Date | null;
  cancels_at_period_end: boolean;
  ended_at: Date | null;
  failure_notices: number;
  renewal_notified_for: Date | null;
}

export interface CheckoutRow {
  id: string;
  account_id: UserId | null;
  sign_up_id: string | null;
  customer_id: string;
  plan_id: PlanId;
  price_pence: Pence;
  credit_pence: Pence;
  credited_invoice: string | null;
  promo_code_id: number | null;
  discount_pence: Pence;
  replaces: string | null;
  subscription_id: string | null;
  invoice_id: string | null;
  payment_intent_id: string | null;
  state: CheckoutState['state'];
  opened_at: Date;
}

export interface PaymentRow {
  id: string;
  account_id: UserId;
  subscription: string;
  plan_id: PlanId;
  invoice_id: string;
  payment_intent_id: string;
  number: string;
  subtotal_pence: Pence;
  amount_pence: Pence;
  refunded_pence: Pence;
  is_first: boolean;
  paid_at: Date;
  period_start: Date;
  period_end: Date | null;
}

export interface ProviderEventRow {
  id: string;
  type: string;
  customer_id: string | null;
  informational: boolean;
  received_at: Date;
  handled_at: Date | null;
}

export interface RefundRequestRow {
  id: string;
  account_id: UserId;
  payment: string;
  reason: SealedText | null;
  state: RefundRequest['state'];
  requested_at: Date;
  decided_at: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'billing.plan': Knex.CompositeTableType<PlanRow, NewPlanRow, Partial<PlanRow>>;
    'billing.complimentary_access': ComplimentaryAccessRow;
    'billing.published_entitlement': PublishedEntitlementRow;
    'billing.promo_code': PromoCodeRow;
    'billing.customer': CustomerRow;
    'billing.subscription': SubscriptionRow;
    'billing.checkout': CheckoutRow;
    'billing.payment': PaymentRow;
    'billing.provider_event': ProviderEventRow;
    'billing.refund_request': RefundRequestRow;
  }
}
