import type { Knex } from 'knex';
import type { QueueName, Resolution } from '../contracts/cases.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import type { CaseAssignmentRow } from '../persistence/rows.ts';
import type { Tx } from '../tx.ts';
import './errors.ts';

export interface CaseRef {
  queue: QueueName;
  id: string;
}

/** Names of active staff; a case of anybody else is not assigned any more. */
export type StaffNames = (db: Knex, staff: UserId[]) => Promise<Map<UserId, string>>;

export interface Assignment {
  assignee: { id: UserId; name: string } | null;
  assignedAt: string | null;
}

interface AssignmentInput {
  staff: UserId;
  at: Date;
  names: StaffNames;
  /** The assignee from whom the case is taken over, knowingly. */
  from?: UserId | undefined;
}

/**
 * Assigns a case until it is resolved or unassigned, and locks it until the transaction ends.
 * @throws desk.already-assigned if it is assigned to anybody but `from`
 */
export async function assignCase(
  tx: Tx,
  { queue, id }: CaseRef,
  { staff, at, names, from }: AssignmentInput,
): Promise<CaseAssignmentRow> {
  const key = { queue, case_id: id };
  await tx.db('kernel.case_assignment').insert(key).onConflict(['queue', 'case_id']).ignore();
  const row = (await tx.db('kernel.case_assignment').where(key).forUpdate().first())!;
  if (row.assignee === staff) return row;
  const other = row.assignee && (await names(tx.db, [row.assignee])).get(row.assignee);
  if (other && row.assignee !== from)
    throw new DomainError('desk.already-assigned', { assignee: other, assignedAt: row.assigned_at!.toISOString() });
  await tx.db('kernel.case_assignment').where(key).update({ assignee: staff, assigned_at: at });
  return row;
}

export async function isAssignedTo(tx: Tx, { queue, id }: CaseRef, staff: UserId): Promise<boolean> {
  return (
    (await tx.db('kernel.case_assignment').where({ queue, case_id: id, assignee: staff }).first('case_id')) !==
    undefined
  );
}

/**
 * Unassigns a case.
 * @throws desk.already-assigned if it is assigned to somebody else
 */
export async function unassignCase(tx: Tx, ref: CaseRef, taking: AssignmentInput): Promise<void> {
  await assignCase(tx, ref, taking);
  await tx
    .db('kernel.case_assignment')
    .where({ queue: ref.queue, case_id: ref.id })
    .update({ assignee: null, assigned_at: null });
}

/** Unassigns the resolved case and records who resolved it. */
export async function resolveCase(tx: Tx, { queue, id }: CaseRef, staff: UserId, at: Date): Promise<void> {
  await tx
    .db('kernel.case_assignment')
    .where({ queue, case_id: id })
    .update({ assignee: null, assigned_at: null, resolved_by: staff, resolved_at: at });
}

/** Assigns the resolved case to the member of staff who opens it again. */
export async function reopenCase(tx: Tx, ref: CaseRef, taking: AssignmentInput): Promise<void> {
  await assignCase(tx, ref, taking);
  await tx
    .db('kernel.case_assignment')
    .where({ queue: ref.queue, case_id: ref.id })
    .update({ resolved_by: null, resolved_at: null });
}

export async function resolutionOf(tx: Tx, { queue, id }: CaseRef): Promise<Resolution | null> {
  const row = await tx.db('kernel.case_assignment').where({ queue, case_id: id }).first('resolved_by', 'resolved_at');
  return row?.resolved_by ? { resolvedBy: row.resolved_by, resolvedAt: row.resolved_at! } : null;
}
