import type { Knex } from 'knex';

export interface AccountFigures {
  total: number;
  male: number;
  female: number;
  /** Enabled and not leaving. */
  active: number;
  inactive: number;
}

/** Counts accounts without staff and erased ones. */
export class CountAccounts {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(): Promise<AccountFigures> {
    const { rows } = await this.db.raw<{ rows: [AccountFigures] }>(
      `select count(*)::integer as total,
              count(*) filter (where gender = 'male')::integer as male,
              count(*) filter (where gender = 'female')::integer as female,
              count(*) filter (where is_active and not is_leaving)::integer as active,
              count(*) filter (where not is_active or is_leaving)::integer as inactive
       from identity.account where role = 'member'`,
    );
    return rows[0];
  }
}
