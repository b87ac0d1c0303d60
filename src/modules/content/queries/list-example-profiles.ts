import type { Knex } from 'knex';
import type { z } from 'zod';
import type { exampleProfile } from '../contracts/library.ts';

/** Invented people who show visitors what a profile is like. */
export class ListExampleProfiles {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(): Promise<z.infer<typeof exampleProfile>[]> {
    const rows = await this.db('content.example_profile').orderBy('id').select('id', 'details');
    return rows.map((row) => ({ id: row.id, ...row.details }));
  }
}
