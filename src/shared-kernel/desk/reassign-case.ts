import { AdminCommand, type AdminChange } from '../admin/admin-command.ts';
import type { Actor } from '../actor.ts';
import type { CaseAssignment } from '../contracts/cases.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import type { Tx } from '../tx.ts';
import type { Desk } from './assign-case.ts';
import { assignCase } from './case-assignments.ts';

interface ReassignPorts extends Desk {
  /** Returns whether this member of staff may work on the case, apart from a conflict of interest by its people. */
  isEligible(tx: Tx, id: string, staff: UserId): Promise<boolean>;
}
interface ReassignInput {
  id: string;
  to: UserId;
}

/** Hands a case of one's own, or one that nobody has, to a colleague. */
export class ReassignCase extends AdminCommand<ReassignInput, CaseAssignment, ReassignPorts> {
  protected readonly verb = 'reassign';
  protected readonly subjectType = this.ports.queue;

  /**
   * @throws common.not-found, desk.already-assigned, desk.resolved; desk.colleague-unavailable, also for a conflict of
   * interest, whose reason nobody learns
   */
  protected async change(
    tx: Tx,
    { id, to }: ReassignInput,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<CaseAssignment>> {
    const { queue, isOpen, staffNames, conflictOfInterest } = this.ports;
    const ref = { queue, id };
    await conflictOfInterest.refuse(tx.db, ref, admin.userId);
    const { assignee } = await assignCase(tx, ref, { staff: admin.userId, at, names: staffNames });
    const open = await isOpen(tx, id);
    if (open === null) throw new DomainError('common.not-found');
    if (!open) throw new DomainError('desk.resolved');
    const name = (await staffNames(tx.db, [to])).get(to);
    if (name === undefined || !(await this.mayWork(tx, id, to))) throw new DomainError('desk.colleague-unavailable');
    await assignCase(tx, ref, { staff: to, at, names: staffNames, from: admin.userId });
    return {
      subjectId: id,
      before: { assignee },
      after: { assignee: to },
      answer: { id, assignee: { id: to, name }, assignedAt: at.toISOString() },
    };
  }

  private async mayWork(tx: Tx, id: string, staff: UserId): Promise<boolean> {
    const { queue, conflictOfInterest, isEligible } = this.ports;
    try {
      await conflictOfInterest.refuse(tx.db, { queue, id }, staff);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'common.not-found') return false;
      throw error;
    }
    return isEligible(tx, id, staff);
  }
}
