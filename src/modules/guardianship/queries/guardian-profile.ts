import type { Knex } from 'knex';
import type { z } from 'zod';
import type { UserId } from '#kernel/ids.ts';
import type { guardianProfile } from '../contracts/guardian.ts';

/** The guardian's own name and address, and how many wards he has, without those who left or are disabled. */
export class GuardianProfile {
  private readonly ports: { db: Knex };
  constructor(ports: { db: Knex }) {
    this.ports = ports;
  }

  async execute(accountId: UserId): Promise<z.infer<typeof guardianProfile.answer>> {
    const rows = await this.ports
      .db('guardianship.guardian')
      .where({ account_id: accountId, state: 'verified' })
      .orderBy('named_at', 'desc')
      .select('name', 'email', 'ward_present');
    const wards = rows.filter((row) => row.ward_present).length;
    return { name: rows[0]?.name ?? '', email: rows[0]?.email ?? '', wards };
  }
}
