// Written by `npm run rows` from the migrations.
// oxlint-disable max-lines -- as many lines as there are columns
import type { Pence } from '#kernel/values/money.ts';
import type { PlanId, UserId } from '#kernel/contracts/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';

export interface AgreementRow {
  checkout_id: string;
  plan_id: PlanId;
  due_pence: Pence;
  price_pence: Pence;
  months: number;
  reminder_days: number;
  full_refund_days: number;
  withdrawal_days: number;
  text_version: number;
  words: string[];
  offered_at: Date;
  offered_card: string | null;
  begin_at_once_at: Date | null;
  begin_at_once_words: string | null;
  agreed_at: Date | null;
  refundable_until: Date | null;
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
  state: 'open' | 'paid' | 'expired' | 'returned';
  opened_at: Date;
}

export interface ComplimentaryAccessRow {
  id: string;
  account_id: UserId;
  plan_id: PlanId;
  starts_at: Date;
  expires_at: Date;
}

export interface CustomerRow {
  id: string;
  account_id: UserId | null;
  sign_up_id: string | null;
  version: number;
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
  was_reminded: boolean;
  is_disputed: boolean;
  card: string | null;
  paid_at: Date;
  period_start: Date;
  period_end: Date | null;
}

export interface PaymentDisputeRow {
  id: string;
  payment: string;
  account_id: UserId;
  dispute_id: string;
  reason: string;
  amount_pence: Pence;
  opened_at: Date;
  respond_by: Date | null;
  outcome: 'won' | 'lost' | null;
  response: 'contested' | 'accepted' | null;
  responded_at: Date | null;
}

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
  stripe_price_id: string | null;
  revision: number;
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

export interface ProviderEventRow {
  id: string;
  type: string;
  customer_id: string | null;
  informational: boolean;
  received_at: Date;
  handled_at: Date | null;
}

export interface PublishedEntitlementRow {
  account_id: UserId;
  valid_until: Date | null;
}

export interface RefundRequestRow {
  id: string;
  account_id: UserId;
  payment: string;
  reason: SealedText | null;
  state: 'requested' | 'approved' | 'refused' | 'immediate';
  requested_at: Date;
  decided_at: Date | null;
}

export interface SubscriptionRow {
  id: string;
  account_id: UserId;
  plan_id: PlanId;
  checkout_id: string;
  subscription_id: string | null;
  invoice_id: string;
  price_pence: Pence;
  status: 'active' | 'trialing' | 'past_due' | 'canceled';
  starts_at: Date;
  period_start: Date;
  period_end: Date | null;
  awaiting_guardian: boolean;
  charge_moved_to: Date | null;
  is_restored: boolean;
  card: string | null;
  cancels_at_period_end: boolean;
  ended_at: Date | null;
  failure_notices: number;
  renewal_notified_for: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'billing.agreement': AgreementRow;
    'billing.checkout': CheckoutRow;
    'billing.complimentary_access': ComplimentaryAccessRow;
    'billing.customer': CustomerRow;
    'billing.payment': PaymentRow;
    'billing.payment_dispute': PaymentDisputeRow;
    'billing.plan': PlanRow;
    'billing.promo_code': PromoCodeRow;
    'billing.provider_event': ProviderEventRow;
    'billing.published_entitlement': PublishedEntitlementRow;
    'billing.refund_request': RefundRequestRow;
    'billing.subscription': SubscriptionRow;
  }
}
