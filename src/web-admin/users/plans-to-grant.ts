import type { Plan } from '#modules/billing/contracts/subscription.ts';

/** Of what is on offer, what can be given: whatever costs something and gives requests. */
export const plansToGrant = (
  offered: Pick<Plan, 'id' | 'name' | 'price' | 'requestLimit'>[],
): { id: string; name: string }[] =>
  offered
    .filter(({ price, requestLimit }) => Number(price) > 0 && requestLimit > 0)
    .map(({ id, name }) => ({ id: String(id), name }));
