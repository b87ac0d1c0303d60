import type { Knex } from 'knex';
import { UseCase } from '#kernel/use-case.ts';

const ID = /^[1-9]\d{0,8}$/;

export class FindPlanKind extends UseCase<{ db: Knex }> {
  async execute(plan: string): Promise<'free' | 'paid' | 'unknown'> {
    const offered = this.ports.db('billing.plan').where({ is_active: true });
    const row = await (ID.test(plan) ? offered.where('id', Number(plan)) : offered.where({ code: plan })).first(
      'price_pence',
    );
    if (!row) return 'unknown';
    return row.price_pence === 0 ? 'free' : 'paid';
  }
}
