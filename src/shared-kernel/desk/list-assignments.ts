import type { Knex } from 'knex';
import type { QueueName } from '../contracts/cases.ts';
import type { Assignment, StaffNames } from './case-assignments.ts';

export class ListAssignments {
  private readonly ports: { db: Knex; staffNames: StaffNames };
  constructor(ports: { db: Knex; staffNames: StaffNames }) {
    this.ports = ports;
  }

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
