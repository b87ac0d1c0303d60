import type { Knex } from 'knex';
import { hashOfToken, type ApprovalId, type GuardianId } from '#kernel/ids.ts';

export interface DecisionLink {
  approvalId: ApprovalId;
  /** To whom it was mailed, and to whom its item is put still. */
  guardianId: GuardianId;
  expiresAt: Date;
  /** Its item waits for a decision. */
  isPending: boolean;
}

/** The mailed link of this token; null where there is none, or its item is put to another guardian by now. */
export async function findLink(db: Knex, token: string): Promise<DecisionLink | null> {
  const row = await db('guardianship.decision_link as l')
    .join('guardianship.approval as a', (on) => on.on('a.id', 'l.approval_id').andOn('a.guardian_id', 'l.guardian_id'))
    .where('l.token_hash', hashOfToken(token))
    .first('l.approval_id', 'l.guardian_id', 'l.expires_at', 'a.status');
  return row
    ? {
        approvalId: row.approval_id,
        guardianId: row.guardian_id,
        expiresAt: row.expires_at,
        isPending: row.status === 'pending',
      }
    : null;
}
