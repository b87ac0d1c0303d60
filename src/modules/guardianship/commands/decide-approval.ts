import type { Clock } from '#kernel/clock.ts';
import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ApprovalId, GuardianId, UserId } from '#kernel/ids.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Approvals } from '../domain/approval.ts';
import { findLink } from '../queries/decision-link.ts';
import type { WhoDecides } from '../queries/who-decides.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  approvals: Approvals;
  whoDecides: WhoDecides;
}
interface Decision {
  action: DecisionAction;
  reason?: string | undefined;
}

/** The guardian approves or declines an item, once. What depends on it (request, message) changes in the same transaction. */
export class DecideApproval {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Signed in. What is not put to this account's guardian record does not exist for it. */
  execute(accountId: UserId, approvalId: ApprovalId, decision: Decision): Promise<ApprovalType> {
    return this.ports.uow.run(async (tx) => {
      const guardian = await this.decidingGuardian(tx, approvalId);
      if (guardian?.accountId !== accountId) throw new DomainError('common.not-found');
      return this.decide(tx, approvalId, guardian.id, decision);
    });
  }

  /** By the single-use link of an e-mail, without a session (decisions 2.7). */
  executeByLink(token: string, decision: Decision): Promise<ApprovalType> {
    const { uow, clock } = this.ports;
    return uow.run(async (tx) => {
      const link = await findLink(tx.db, token);
      const guardian = link && (await this.decidingGuardian(tx, link.approvalId));
      if (!link || guardian?.id !== link.guardianId) throw new DomainError('common.not-found');
      if (link.isPending && link.expiresAt <= clock.now()) throw new DomainError('common.not-found');
      return this.decide(tx, link.approvalId, guardian.id, decision);
    });
  }

  private async decide(tx: Tx, id: ApprovalId, by: GuardianId, { action, reason }: Decision): Promise<ApprovalType> {
    const approval = await this.ports.approvals.find(tx, id);
    if (!approval) throw new DomainError('common.not-found');
    approval.decide(by, action, reason ?? null, this.ports.clock.now());
    await this.ports.approvals.save(tx, approval);
    return approval.state.type;
  }

  /** Who decides between the two of this item; null where nobody does. His record is locked before the item, as everywhere. */
  private async decidingGuardian(tx: Tx, id: ApprovalId): Promise<{ id: GuardianId; accountId: UserId | null } | null> {
    const item = await tx.db('guardianship.approval').where({ id }).first('ward_id', 'other_id');
    if (!item) return null;
    const { guardian, obstacles } = await this.ports.whoDecides(tx, item.ward_id, item.other_id);
    return obstacles.length === 0 ? guardian : null;
  }
}
