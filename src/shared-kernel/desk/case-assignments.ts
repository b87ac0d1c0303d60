import type { Knex } from 'knex';
import type { QueueName, Settlement } from '../contracts/cases.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import type { CaseAssignmentRow } from '../persistence/tables.ts';
import type { Tx } from '../unit-of-work.ts';
import './errors.ts';

/** One case of one queue of the safety desk. */
export interface CaseRef {
  queue: QueueName;
  id: string;
}

/** What those of the staff are called who are still there; whoever is missing here holds nothing any more. */
export type StaffNames = (db: Knex, staff: UserId[]) => Promise<Map<UserId, string>>;

/** Who works on a case, as the console shows it. */
export interface Assignment {
  assignee: { id: UserId; name: string } | null;
  assignedAt: string | null;
}

interface Taking {
  staff: UserId;
  at: Date;
  names: StaffNames;
  /** From whom it is taken over, knowingly. */
  from?: UserId | undefined;
}

/**
 * Takes a case for one of the staff until it is settled or released; the case is locked until the transaction ends.
 * Throws `desk.already-assigned` while another has it from whom it is not taken over.
 */
export async function takeCase(
  tx: Tx,
  { queue, id }: CaseRef,
  { staff, at, names, from }: Taking,
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

/** Whether this one of the staff has the case. */
export async function assignments(tx: Tx, { queue, id }: CaseRef, staff: UserId): Promise<boolean> {
  return (
    (await tx.db('kernel.case_assignment').where({ queue, case_id: id, assignee: staff }).first('case_id')) !==
    undefined
  );
}

/** Gives a case back. Throws `desk.already-assigned` where another has it. */
export async function releaseCase(tx: Tx, ref: CaseRef, taking: Taking): Promise<void> {
  await takeCase(tx, ref, taking);
  await tx
    .db('kernel.case_assignment')
    .where({ queue: ref.queue, case_id: ref.id })
    .update({ assignee: null, assigned_at: null });
}

/** Nobody works on it any more, since it is settled; by whom is kept. */
export async function resolveCase(tx: Tx, { queue, id }: CaseRef, staff: UserId, at: Date): Promise<void> {
  await tx
    .db('kernel.case_assignment')
    .where({ queue, case_id: id })
    .update({ assignee: null, assigned_at: null, resolved_by: staff, resolved_at: at });
}

/** How a case was settled last; null where it never was. */
export async function settlementOf(tx: Tx, { queue, id }: CaseRef): Promise<Settlement | null> {
  const row = await tx.db('kernel.case_assignment').where({ queue, case_id: id }).first('resolved_by', 'resolved_at');
  return row?.resolved_by ? { resolvedBy: row.resolved_by, resolvedAt: row.resolved_at! } : null;
}
