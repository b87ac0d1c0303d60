import type { Knex } from 'knex';
import type { QueueName } from '../contracts/cases.ts';
import type { Hold, StaffNames } from './case-holds.ts';

/** Who works on the cases of a queue. */
export class ListHolds {
  private readonly ports: { db: Knex; staffNames: StaffNames };
  constructor(ports: { db: Knex; staffNames: StaffNames }) {
    this.ports = ports;
  }

  /** What is missing is free. */
  async execute(queue: QueueName, ids: string[]): Promise<Map<string, Hold>> {
    const { db, staffNames } = this.ports;
    const rows = await db('kernel.case_hold').where({ queue }).whereIn('case_id', ids).whereNotNull('holder');
    const called = await staffNames(db, [...new Set(rows.map(({ holder }) => holder!))]);
    return new Map(
      rows.flatMap(({ case_id: id, holder, held_at: since }): [string, Hold][] => {
        const name = called.get(holder!);
        return name ? [[id, { heldBy: { id: holder!, name }, heldSince: since!.toISOString() }]] : [];
      }),
    );
  }
}
