import type { Knex } from 'knex';
import { after, DAY, type Clock } from '#kernel/clock.ts';
import type { Plan } from '../contracts/subscription.schema.ts';
import { poundsOf } from '#kernel/values/money.ts';
import { UseCase } from '#kernel/use-case.ts';
import { tagOf, TAGGED_BY_SALES_OF } from '../domain/plan.ts';

/** Plans on offer, in display order, with the tag that their sales support. */
export class ListPlans extends UseCase<{ db: Knex; clock: Clock }> {
  async execute(): Promise<Plan[]> {
    const { db, clock } = this.ports;
    const sold: { plan_id: number; count: string }[] = await db('billing.payment')
      .where({ is_first: true })
      .where('paid_at', '>', after(clock.now(), -TAGGED_BY_SALES_OF * DAY))
      .groupBy('plan_id')
      .select('plan_id')
      .count();
    const sales = new Map(sold.map(({ plan_id: id, count }) => [id, Number(count)]));
    const rows = await db('billing.plan').where({ is_active: true }).orderBy('display_order').orderBy('id');
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
      tag: tagOf(row, sales),
    }));
  }
}
