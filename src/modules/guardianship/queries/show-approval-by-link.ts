import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { findDecisionLink } from '../infra/knex-decision-links.ts';
import { approvalDetailOf, type ApprovalDetail, type ReviewPorts } from './approval-views.ts';

/** The item behind an e-mailed link. Reading it changes nothing. */
export class ShowApprovalByLink {
  private readonly ports: ReviewPorts & { clock: Clock };
  constructor(ports: ReviewPorts & { clock: Clock }) {
    this.ports = ports;
  }

  /**
   * Throws `guardianship.already-decided` once it is, `guardianship.link-expired` where its guardian can ask for a new
   * one, and `common.not-found` where the link is unknown, or nobody can decide the item at present.
   */
  async execute(token: string): Promise<ApprovalDetail> {
    const { db, clock } = this.ports;
    const link = await findDecisionLink(db, token);
    const row = link && (await db('guardianship.approval').where({ id: link.approvalId }).first());
    const acts = row && (await db('guardianship.guardian').where({ id: row.guardian_id, acting: true }).first('id'));
    if (!link || !row || !acts) throw new DomainError('common.not-found');
    if (row.status !== 'pending') throw new DomainError('guardianship.already-decided');
    if (row.held.length > 0) throw new DomainError('common.not-found');
    if (link.expiresAt <= clock.now()) throw new DomainError('guardianship.link-expired');
    return approvalDetailOf(this.ports, row);
  }
}
