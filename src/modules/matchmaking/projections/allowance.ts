import type { Clock } from '#kernel/clock.ts';
import { withFact, type Subscription } from '#kernel/events.ts';
import { entitlementChanged } from '../../billing/events.ts';
import { guardianVerified } from '../../guardianship/events.ts';
import { Allowance, type Allowances } from '../domain/allowance.ts';

/** Keeps each member's allowance in step with what billing entitles to. */
export const allowanceProjection = ({
  clock,
  allowances,
}: {
  clock: Clock;
  allowances: Allowances;
}): Subscription[] => [
  withFact(
    entitlementChanged,
    'matchmaking.allowance',
    async (tx, { accountId, requestLimit, planUntil, startsAt, validUntil }) => {
      const former = await allowances.find(tx, accountId);
      const entitlement = {
        accountId,
        requestLimit,
        planUntil: momentOf(planUntil),
        startsAt: new Date(startsAt),
        validUntil: momentOf(validUntil),
      };
      const allowance = Allowance.entitled(entitlement, former, clock.now());
      if (allowance) await allowances.save(tx, allowance);
    },
  ),
  withFact(guardianVerified, 'matchmaking.begin-allowance', async (tx, { wardId }) => {
    const allowance = await allowances.find(tx, wardId);
    if (!allowance) return;
    allowance.beginNow(clock.now());
    await allowances.save(tx, allowance);
  }),
];

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
