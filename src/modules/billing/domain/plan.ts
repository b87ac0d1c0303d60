import type { PlanId } from '#kernel/values/ids.ts';
import type { Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** What a plan costs and gives. */
export interface Plan {
  id: PlanId;
  code: string;
  name: string;
  price: Pence;
  /** How many months a payment lasts; 0 is for ever. */
  months: number;
  /** A month's grant of interest requests. */
  requestLimit: number;
  /** Whether it is on offer; who has it keeps it. */
  isOffered: boolean;
}

/** Keeps plans; whoever buys one holds it against change until the transaction ends. */
export interface Plans {
  find(tx: Tx, id: PlanId): Promise<Plan | null>;
  /** Notes by which id the provider knows the price, unless the plan has another one meanwhile. */
  saveStripePrice(tx: Tx, plan: Plan, stripePriceId: string): Promise<void>;
  /** Paid ones on offer whose price the provider may not know. */
  withoutPrice(tx: Tx): Promise<PlanId[]>;
}
