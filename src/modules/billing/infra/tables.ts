import type { Knex } from 'knex';
import type { PlanId, UserId } from '#kernel/ids.ts';
import type { Pence } from '#kernel/money.ts';

// The tables of billing, so that a query knows its rows.

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
}

/** A new row: pg would take a list for an array of PostgreSQL. */
export type NewPlanRow = Pick<
  PlanRow,
  'code' | 'name' | 'description' | 'price_pence' | 'duration_months' | 'request_limit' | 'display_order'
> & { features: string };

export interface SubscriptionRow {
  account_id: UserId;
  plan_id: PlanId;
  starts_at: Date;
  expires_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'billing.plan': Knex.CompositeTableType<PlanRow, NewPlanRow, Partial<PlanRow>>;
    'billing.subscription': SubscriptionRow;
  }
}
