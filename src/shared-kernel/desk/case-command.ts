import { AdminCommand, type AdminChange } from '../admin/admin-command.ts';
import type { Actor } from '../actor.ts';
import type { QueueName } from '../contracts/cases.ts';
import { DomainError, type ErrorCode } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import type { Kernel } from '../kernel.ts';
import type { Tx } from '../tx.ts';
import { resolveCase, assignCase, type StaffNames } from './case-assignments.ts';
import type { CaseWords } from './case-words.ts';
import type { ConflictOfInterest } from './conflict-of-interest.ts';

export interface DeskPorts extends Pick<Kernel, 'uow' | 'clock'> {
  staffNames: StaffNames;
  conflictOfInterest: ConflictOfInterest;
  /** For queues with private words. */
  caseWords?: CaseWords;
}

/**
 * Base class of commands that resolve a case, which assign it first.
 * @throws desk.already-assigned if it is another's
 * @throws common.not-found if it concerns the caller
 * @throws desk.words-withheld if the caller has not read its private words
 * @throws desk.resolved or desk.resolved-by, if it was resolved meanwhile
 */
export abstract class CaseCommand<
  Input extends string | { id: string },
  Answer,
  Ports extends DeskPorts = DeskPorts,
> extends AdminCommand<Input, Answer, Ports> {
  protected abstract readonly queue: QueueName;
  /** Refusal by which the domain says that a case is resolved already. */
  protected abstract readonly alreadyResolvedCode: ErrorCode;

  protected async change(tx: Tx, input: Input, by: { admin: Actor; at: Date }): Promise<AdminChange<Answer>> {
    const { queue, ports } = this;
    const ref = { queue, id: typeof input === 'string' ? input : input.id };
    const staff = by.admin.userId;
    await ports.conflictOfInterest.refuse(tx.db, ref, staff);
    await ports.caseWords?.requireRead(tx.db, ref, by.admin);
    const before = await assignCase(tx, ref, { staff, at: by.at, names: ports.staffNames });
    try {
      const change = await this.resolve(tx, input, by);
      await resolveCase(tx, ref, staff, by.at);
      return change;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== this.alreadyResolvedCode || !before.resolved_at)
        throw error;
      throw await this.alreadyResolved(tx, before.resolved_by!, before.resolved_at);
    }
  }

  protected abstract resolve(tx: Tx, input: Input, by: { admin: Actor; at: Date }): Promise<AdminChange<Answer>>;

  private async alreadyResolved(tx: Tx, staff: UserId, at: Date): Promise<DomainError> {
    const resolvedBy = (await this.ports.staffNames(tx.db, [staff])).get(staff) ?? '';
    return new DomainError(resolvedBy ? 'desk.resolved-by' : 'desk.resolved', {
      resolvedBy,
      resolvedAt: at.toISOString(),
    });
  }
}
