import { AdminCommand, type AdminChange } from '../admin/admin-command.ts';
import type { Actor } from '../actor.ts';
import type { CaseAssignment, QueueName } from '../contracts/cases.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import type { Tx } from '../tx.ts';
import type { DeskPorts } from './case-command.ts';
import { isAssignedTo, unassignCase, assignCase } from './case-assignments.ts';

/** A queue and its open cases. */
export interface Desk extends DeskPorts {
  queue: QueueName;
  /** Returns whether the case is open; null if it does not exist. */
  isOpen(tx: Tx, id: string): Promise<boolean | null>;
}
interface AssignmentResult {
  id: string;
  from?: UserId | undefined;
}

/** Assigns a case to a member of staff, or reassigns it knowingly, so that the others see who works on it. */
export class AssignCase extends AdminCommand<AssignmentResult, CaseAssignment, Desk> {
  protected readonly verb = 'take';
  protected readonly subjectType = this.ports.queue;

  /** @throws common.not-found, desk.resolved and desk.already-assigned */
  protected async change(
    tx: Tx,
    { id, from }: AssignmentResult,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<CaseAssignment>> {
    const { queue, isOpen, staffNames, conflictOfInterest } = this.ports;
    const staff = admin.userId;
    await conflictOfInterest.refuse(tx.db, { queue, id }, staff);
    // Lock order: assignment, then case, as in every act on a case.
    const { assignee, assigned_at: since } = await assignCase(
      tx,
      { queue, id },
      { staff, at, from, names: staffNames },
    );
    const open = await isOpen(tx, id);
    if (open === null) throw new DomainError('common.not-found');
    if (!open) throw new DomainError('desk.resolved');
    const name = (await staffNames(tx.db, [staff])).get(staff) ?? '';
    const assignedAt = (assignee === staff ? since! : at).toISOString();
    return {
      subjectId: id,
      before: { assignee },
      after: { assignee: staff },
      answer: { id, assignee: { id: staff, name }, assignedAt },
    };
  }
}

/** Returns a case that was assigned to this member of staff. */
export class UnassignCase extends AdminCommand<string, CaseAssignment, Desk> {
  protected readonly verb = 'release';
  protected readonly subjectType = this.ports.queue;

  /** @throws common.not-found and desk.already-assigned */
  protected async change(
    tx: Tx,
    id: string,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<CaseAssignment>> {
    const { queue, isOpen, staffNames, conflictOfInterest } = this.ports;
    const staff = admin.userId;
    // Allowed for a case that came to concern its assignee later: he would block the others.
    if (!(await isAssignedTo(tx, { queue, id }, staff))) await conflictOfInterest.refuse(tx.db, { queue, id }, staff);
    await unassignCase(tx, { queue, id }, { staff, at, names: staffNames });
    if ((await isOpen(tx, id)) === null) throw new DomainError('common.not-found');
    return {
      subjectId: id,
      before: { assignee: staff },
      after: { assignee: null },
      answer: { id, assignee: null, assignedAt: null },
    };
  }
}
