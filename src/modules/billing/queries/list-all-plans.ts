import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PlanRecord, subscriptionPlans } from '../contracts/admin-plans.schema.ts';
import { planRecordOf, SUBSCRIBERS } from '../infra/edited-plans-repository.ts';
import type { PlanRow } from '../infra/rows.ts';

const columns = {
  id: 'id',
  code: 'code',
  name: 'name',
  price: 'price_pence',
  duration: 'duration_months',
  isActive: 'is_active',
  isFlashSale: 'is_flash_sale',
  displayOrder: 'display_order',
  subscribers: 'subscribers',
};
type Filter = NonNullable<z.output<typeof subscriptionPlans.list.query>['filter']>;

/** All plans for the staff, including those that are not on offer. */
export class ListAllPlans extends UseCase<{ db: Knex }> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>): Promise<ListPage<PlanRecord>> {
    const { db } = this.ports;
    const { id, isActive, isFlashSale } = wanted.filter ?? {};
    const all = db.from(
      db('billing.plan as p')
        .select('p.*', db.raw(`${SUBSCRIBERS} as subscribers`))
        .as('plan'),
    );
    if (id) all.whereIn('id', id);
    if (isActive !== undefined) all.where({ is_active: isActive });
    if (isFlashSale !== undefined) all.where({ is_flash_sale: isFlashSale });
    const { rows, total } = await pageOf<PlanRow & { subscribers: number }, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    return { records: rows.map(planRecordOf), total };
  }
}
