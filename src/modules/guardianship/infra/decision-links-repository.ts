import type { Knex } from 'knex';
import { hashOfToken } from '#kernel/values/ids.ts';
import type { DecisionLink, DecisionLinks } from '../domain/decision-links.ts';
import type { ApprovalRow, DecisionLinkRow } from './rows.ts';

/** Like the port's `find`, for a query outside of a transaction. */
export async function findDecisionLink(db: Knex, token: string): Promise<DecisionLink | null> {
  type Row = Omit<DecisionLinkRow, 'token_hash'> & Pick<ApprovalRow, 'status'>;
  const row: Row | undefined = await db('guardianship.decision_link as l')
    .join('guardianship.approval as a', (on) => on.on('a.id', 'l.approval_id').andOn('a.guardian_id', 'l.guardian_id'))
    .where('l.token_hash', hashOfToken(token))
    .first('l.approval_id', 'l.guardian_id', 'l.expires_at', 'a.status');
  if (!row) return null;
  return {
    approvalId: row.approval_id,
    guardianId: row.guardian_id,
    expiresAt: row.expires_at,
    isPending: row.status === 'pending',
  };
}

export const decisionLinks: DecisionLinks = {
  find: (tx, token) => findDecisionLink(tx.db, token),

  async add(tx, token, { approvalId, guardianId, expiresAt }) {
    await tx.db('guardianship.decision_link').insert({
      token_hash: hashOfToken(token),
      approval_id: approvalId,
      guardian_id: guardianId,
      expires_at: expiresAt,
    });
  },

  async endAllOf(tx, guardianId, at) {
    const links = tx.db('guardianship.decision_link').where({ guardian_id: guardianId });
    await links.where('expires_at', '>', at).update({ expires_at: at });
  },
};
