import type { Clock } from '#kernel/clock.ts';
import type { ApprovalType, DecisionAction } from '#kernel/contracts/approvals.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, type ApprovalId, type GuardianId, type UserId } from '#kernel/ids.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Approvals } from '../domain/approval.ts';
import type { Guardians } from '../domain/guardian.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  approvals: Approvals;
  guardians: Guardians;
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
      const guardian = await this.actingGuardian(tx, approvalId);
      if (guardian?.accountId !== accountId) throw new DomainError('common.not-found');
      return this.decide(tx, approvalId, guardian.guardianId, decision);
    });
  }

  /** By the single-use link of an e-mail, without a session (decisions 2.7). */
  executeByLink(token: string, decision: Decision): Promise<ApprovalType> {
    const { uow, clock } = this.ports;
    return uow.run(async (tx) => {
      const link = await tx
        .db('guardianship.decision_link')
        .where({ token_hash: hashOfToken(token) })
        .first();
      const guardian = link && (await this.actingGuardian(tx, link.approval_id as ApprovalId));
      if (!guardian) throw new DomainError('common.not-found');
      if (guardian.isOpen && link.expires_at <= clock.now()) throw new DomainError('common.not-found');
      return this.decide(tx, link.approval_id as ApprovalId, guardian.guardianId, decision);
    });
  }

  private async decide(tx: Tx, id: ApprovalId, by: GuardianId, { action, reason }: Decision): Promise<ApprovalType> {
    const approval = await this.ports.approvals.find(tx, id);
    if (!approval) throw new DomainError('common.not-found');
    approval.decide(by, action, reason ?? null, this.ports.clock.now());
    await this.ports.approvals.save(tx, approval);
    return approval.state.type;
  }

  /** The guardian to whom the item was put, while he still is the ward's verified guardian. His record is locked before the item's, as everywhere. */
  private async actingGuardian(
    tx: Tx,
    id: ApprovalId,
  ): Promise<{ guardianId: GuardianId; accountId: UserId | null; isOpen: boolean } | null> {
    const item = await tx.db('guardianship.approval').where({ id }).first('guardian_id', 'ward_id', 'status');
    const guardian = item && (await this.ports.guardians.verifiedOf(tx, item.ward_id));
    if (guardian?.guardianId !== item?.guardian_id) return null;
    return guardian && { ...guardian, isOpen: item.status === 'pending' };
  }
}
