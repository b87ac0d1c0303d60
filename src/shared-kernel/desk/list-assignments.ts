import type { Knex } from 'knex';
import type { QueueName } from '../contracts/cases.ts';
import type { Assignment, StaffNames } from './case-assignments.ts';
import { UseCase } from '../use-case.ts';

export class ListAssignments extends UseCase<{ db: Knex; staffNames: StaffNames }> {
  /** Unassigned cases are missing. */
  async execute(queue: QueueName, ids: string[]): Promise<Map<string, Assignment>> {
    const { db, staffNames } = this.ports;
    const rows = await db('kernel.case_assignment').where({ queue }).whereIn('case_id', ids).whereNotNull('assignee');
    const called = await staffNames(db, [...new Set(rows.map(({ assignee }) => assignee!))]);
    return new Map(
      rows.flatMap(({ case_id: id, assignee, assigned_at: since }): [string, Assignment][] => {
        const name = called.get(assignee!);
        return name ? [[id, { assignee: { id: assignee!, name }, assignedAt: since!.toISOString() }]] : [];
      }),
    );
  }
}
