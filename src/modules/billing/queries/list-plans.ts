import type { Knex } from 'knex';
import type { Plan } from '../contracts/subscription.schema.ts';
import { poundsOf } from '#kernel/values/money.ts';
import { UseCase } from '#kernel/use-case.ts';

/** Plans on offer, in display order. */
export class ListPlans extends UseCase<{ db: Knex }> {
  async execute(): Promise<Plan[]> {
    const rows = await this.ports.db('billing.plan').where({ is_active: true }).orderBy('display_order').orderBy('id');
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      price: poundsOf(row.price_pence),
      currency: row.currency,
      duration: row.duration_months,
      features: row.features,
      requestLimit: row.request_limit,
      isActive: row.is_active,
      isFlashSale: row.is_flash_sale,
      displayOrder: row.display_order,
    }));
  }
}
