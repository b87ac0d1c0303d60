import type { Knex } from 'knex';
import { UseCase } from '#kernel/use-case.ts';

export interface AccountFigures {
  total: number;
  male: number;
  female: number;
  /** Enabled and not leaving. */
  active: number;
  inactive: number;
}

/** Counts accounts without staff and erased ones. */
export class CountAccounts extends UseCase<{ db: Knex }> {
  async execute(): Promise<AccountFigures> {
    const { rows } = await this.ports.db.raw<{ rows: [AccountFigures] }>(
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
