import type { Clock } from '#kernel/clock.ts';
import { inTransaction, type Subscription } from '#kernel/events.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import { entitlementChanged } from '../../billing/events.ts';
import { guardianVerified } from '../../guardianship/events.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { Allowance, type Allowances } from '../domain/allowance.ts';

export const allowanceProjection = ({
  clock,
  planAllowances: allowances,
  guardianship,
}: {
  clock: Clock;
  planAllowances: Allowances<Allowance>;
  guardianship: Pick<GuardianshipFacade, 'guardianStatus'>;
}): Subscription[] => [
  inTransaction(
    entitlementChanged,
    'matchmaking.allowance',
    async (tx, { accountId, requestLimit, planUntil, startsAt, validUntil }) => {
      const former = await allowances.find(tx, accountId);
      const hers = await runQuery(tx.db, guardianship.guardianStatus, { accountId });
      const entitlement = {
        accountId,
        requestLimit,
        planUntil: momentOf(planUntil),
        startsAt: new Date(startsAt),
        validUntil: momentOf(validUntil),
        isAwaitingGuardian: !hers.guardianVerified,
      };
      const allowance = Allowance.entitled(entitlement, former, clock.now());
      if (allowance) await allowances.save(tx, allowance);
    },
  ),
  inTransaction(guardianVerified, 'matchmaking.begin-allowance', async (tx, { wardId }) => {
    const allowance = await allowances.find(tx, wardId);
    if (!allowance) return;
    allowance.beginNow(clock.now());
    await allowances.save(tx, allowance);
  }),
];

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
