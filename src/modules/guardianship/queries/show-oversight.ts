import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Oversight } from '../contracts/guardian.schema.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** A ward's view of oversight: that something waits with her guardian and since when, and nothing more. */
export class ShowOversight extends UseCase<Pick<UseCasePorts, 'db'>> {
  /** Empty if she has no guardian. */
  async execute(accountId: UserId): Promise<Oversight> {
    const { db } = this.ports;
    const guardian = await db('guardianship.guardian')
      .where({ ward_id: accountId })
      .whereIn('state', ['pending', 'verified'])
      .first('id');
    // Includes items on hold; the blocker is shown elsewhere, as far as she may know it.
    const waiting = await db('guardianship.approval')
      .where({ ward_id: accountId, status: 'pending' })
      .orderBy(['created_at', 'id'])
      .pluck('created_at');
    return { guardianId: guardian?.id ?? null, waiting: waiting.map((since) => ({ since: since.toISOString() })) };
  }
}
