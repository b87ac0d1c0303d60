import type { PlanId } from '#kernel/values/ids.ts';
import type { Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';

export interface Plan {
  id: PlanId;
  code: string;
  name: string;
  price: Pence;
  /** Months that a payment covers; 0 is for ever. */
  months: number;
  requestLimit: number;
  /** Says whether it can be bought; subscribers keep it anyway. */
  isOffered: boolean;
}

/** Stores plans; a buyer's transaction locks the plan against change. */
export interface Plans {
  find(tx: Tx, id: PlanId): Promise<Plan | null>;
  /** Stores the provider's id of the price, unless the price has changed meanwhile. */
  saveStripePrice(tx: Tx, plan: Plan, stripePriceId: string): Promise<void>;
  /** Paid plans on offer whose price the provider may not know. */
  findUnpublishedPrices(tx: Tx): Promise<PlanId[]>;
}

/** Days whose sales decide about the tag, and how many of them it needs. */
export const TAGGED_BY_SALES_OF = 90;
const LEAST_SALES = 20;

/** The plan that we suggest. */
const SUGGESTED = 'six_month';

/** Returns the tag of a plan: most popular only if it was sold most, and often enough; otherwise our suggestion. */
export function tagOf(
  { id, code }: { id: number; code: string },
  sales: ReadonlyMap<number, number>,
): 'popular' | 'suggestion' | null {
  if (code !== SUGGESTED) return null;
  const sold = sales.get(id) ?? 0;
  const isMostSold = [...sales].every(([other, count]) => other === id || count < sold);
  return sold >= LEAST_SALES && isMostSold ? 'popular' : 'suggestion';
}
