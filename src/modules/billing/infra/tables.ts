import type { PlanId, UserId } from '#kernel/ids.ts';

// The tables of billing, so that a query knows its rows.

export interface PlanRow {
  id: PlanId;
  code: string;
  name: string;
  description: string;
  price_pence: number;
  currency: 'GBP';
  duration_months: number;
  features: string[];
  request_limit: number;
  is_active: boolean;
  is_flash_sale: boolean;
  display_order: number;
}

export interface SubscriptionRow {
  account_id: UserId;
  plan_id: PlanId;
  starts_at: Date;
  expires_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'billing.plan': PlanRow;
    'billing.subscription': SubscriptionRow;
  }
}
