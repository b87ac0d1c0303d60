import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';

/** Filters the plans that can be granted: those with a price and an allowance of requests. */
export const plansToGrant = (
  offered: Pick<Plan, 'id' | 'name' | 'price' | 'requestLimit'>[],
): { id: string; name: string }[] =>
  offered
    .filter(({ price, requestLimit }) => Number(price) > 0 && requestLimit > 0)
    .map(({ id, name }) => ({ id: String(id), name }));
