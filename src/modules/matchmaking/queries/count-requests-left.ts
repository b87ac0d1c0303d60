import type { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { requestsLeft } from '../contracts/admin-profiles.schema.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** The interest requests that a person may still send, for staff. */
export class CountRequestsLeft extends UseCase<Pick<UseCasePorts, 'db' | 'clock' | 'identity' | 'allowanceQuery'>> {
  /** @throws common.not-found */
  async execute(accountId: UserId): Promise<z.infer<typeof requestsLeft.answer>> {
    const { db, clock, identity, allowanceQuery } = this.ports;
    if (!(await identity.namesOf(db, [accountId])).has(accountId)) throw new DomainError('common.not-found');
    const now = clock.now();
    const allowance = await runQuery(db, allowanceQuery, { accountId });
    return {
      remaining: allowance?.remaining(now) ?? 0,
      nextGrantAt: allowance?.nextGrant(now)?.toISOString() ?? null,
    };
  }
}
