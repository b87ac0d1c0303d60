import { AdminList, type ListReading } from '#kernel/admin/admin-list.ts';
import type { subscriptionPlans } from '../contracts/admin-plans.schema.ts';
import { planRecordOf, SUBSCRIBERS } from '../infra/edited-plans-repository.ts';
import type { PlanRow } from '../infra/rows.ts';

type Row = PlanRow & { subscribers: number };

/** All plans for the staff, including those that are not on offer. */
export class ListAllPlans extends AdminList<typeof subscriptionPlans.list, Row> {
  protected override readonly columns = { price: 'price_pence', duration: 'duration_months' };

  protected rows({ db }: ListReading) {
    return db.from(
      db('billing.plan as p')
        .select('p.*', db.raw(`${SUBSCRIBERS} as subscribers`))
        .as('plan'),
    );
  }

  protected records(rows: Row[]) {
    return rows.map(planRecordOf);
  }
}
