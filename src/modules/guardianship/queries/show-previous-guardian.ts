import type { z } from 'zod';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { previousGuardian } from '../contracts/guardian.schema.ts';
import { END_REASON } from '../infra/guardian-record.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** The guardian whose part ended last, while a ward has none; else null. */
export class ShowPreviousGuardian extends UseCase<Pick<UseCasePorts, 'db' | 'seals'>> {
  async execute(wardId: UserId): Promise<z.infer<typeof previousGuardian.answer>> {
    const { db, seals } = this.ports;
    const row = await db('guardianship.guardian').where({ ward_id: wardId }).orderBy('named_at', 'desc').first();
    if (!row?.end_cause || !row.ended_at) return null;
    return {
      name: row.name,
      because: row.end_cause,
      reason: await seals.open(END_REASON, row.id, row.end_reason),
      at: row.ended_at.toISOString(),
    };
  }
}
