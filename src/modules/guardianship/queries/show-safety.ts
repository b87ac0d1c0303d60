import { UseCase } from '#kernel/use-case.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { SafetyView } from '../contracts/safety.schema.ts';
import { safetyAnswerOf } from '../domain/safety.ts';
import { clearanceOf } from '../infra/guardian-record.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** The staff's private question to a ward, and since when her guardian is on hold. */
export class ShowSafety extends UseCase<Pick<UseCasePorts, 'db'>> {
  async execute(wardId: UserId): Promise<SafetyView | null> {
    const row = await this.ports
      .db('guardianship.guardian')
      .where({ ward_id: wardId })
      .whereIn('state', ['pending', 'verified'])
      .first();
    const { safety } = row ? clearanceOf(row) : { safety: null };
    if (!row || !(safety ?? row.held_at)) return null;
    return {
      requestedAt: safety?.requestedAt.toISOString() ?? null,
      answer: safety && safetyAnswerOf(safety),
      safeFrom: safety?.safeFrom?.toISOString() ?? null,
      heldSince: row.held_at?.toISOString() ?? null,
    };
  }
}
