import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ApprovalDetail } from '../../contracts/approvals.schema.ts';
import { decisionRefusal } from '../../domain/approval.ts';
import { guardianStatusOf } from '../../domain/guardian-status.ts';
import { findDecisionLink } from '../../infra/decision-links-repository.ts';
import { guardianStatusInputOf } from '../../infra/guardian-record.ts';
import { approvalDetailOf, type ItemOptions, type ReviewPorts } from '../../approval/approval-views.ts';

/** The item behind an emailed link. Reading it changes nothing. */
export class ShowApprovalByLink extends UseCase<ReviewPorts & { clock: Clock }> {
  /**
   * @throws guardianship.link-expired if its guardian can request a new link
   * @throws guardianship.item-on-hold during a dispute about him
   * @throws common.not-found if the link is unknown
   * @throws what `decisionRefusal` names
   */
  async execute(token: string, options: ItemOptions = {}): Promise<ApprovalDetail> {
    const { db, clock } = this.ports;
    const link = await findDecisionLink(db, token);
    const row = link && (await db('guardianship.approval').where({ id: link.approvalId }).first());
    const guardian = row && (await db('guardianship.guardian').where({ id: row.guardian_id }).first());
    if (!link || !row || !guardian) throw new DomainError('common.not-found');
    const status = guardianStatusOf(guardianStatusInputOf(guardian));
    // He knows of the dispute from its own email; a hold looks like a link that ended.
    if (status === 'disputed' && row.status === 'pending') throw new DomainError('guardianship.item-on-hold');
    if (status !== 'verified') throw new DomainError('common.not-found');
    const refusal = decisionRefusal({ status: row.status, blockedBy: row.blocked_by });
    if (refusal) throw new DomainError(refusal);
    if (link.expiresAt <= clock.now()) throw new DomainError('guardianship.link-expired');
    return approvalDetailOf(this.ports, row, options);
  }
}
