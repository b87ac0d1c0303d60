import { planId } from '#kernel/contracts/ids.ts';
import type { AdminResource, CrudRepository } from '#kernel/admin/admin-resource.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { penceIn, poundsOf } from '#kernel/values/money.ts';
import { normalizeCompatibility } from '#kernel/values/normalize-compatibility.ts';
import type { Tx } from '#kernel/tx.ts';
import { planFields, type PlanFields, type PlanRecord } from '../../contracts/admin-plans.schema.ts';
import type { OutboundJobs } from '../outbound-job.ts';
import { LEAST_CHARGE } from '../checkout.ts';

export interface EditedPlans extends CrudRepository<PlanRecord> {
  isTaken(tx: Tx, code: string): Promise<boolean>;
  /** Returns whether anybody has bought, is buying or was granted the plan. */
  isUsed(tx: Tx, id: number): Promise<boolean>;
}

const FREE = 'free';
/** Fields that a buyer keeps, so that they cannot change once the plan is used. */
const SOLD_BY = ['duration', 'requestLimit'] as const;

/** Plans as admins edit them. A changed price applies to new buyers; the free plan stays free and on offer. */
export const editedPlansOf = (
  plans: EditedPlans,
  outboundJobs: OutboundJobs,
): AdminResource<PlanRecord, PlanFields> => ({
  subjectType: 'subscription-plan',
  fields: planFields.keyof().options,
  find: (tx, id) => plans.find(tx, id),

  async add(tx, fields) {
    const code = await freeCode(tx, plans, fields.name);
    const plan = await plans.add(tx, { ...priced(fields), code, stripePriceId: null, subscribers: 0 });
    await outboundJobs.add(tx, { do: 'price', plan: planId.parse(plan.id) });
    return plan;
  },

  async change(tx, before, changes) {
    if (before.code === FREE) requireFreePlanUnchanged(changes);
    else if (await plans.isUsed(tx, before.id)) requireSoldPlanUnchanged(changes);
    const after = { ...before, ...(before.code === FREE ? changes : priced({ ...before, ...changes })) };
    const isPriced = after.price !== before.price || after.duration !== before.duration;
    const plan = await plans.save(tx, { ...after, ...(isPriced && { stripePriceId: null }) });
    if (isPriced) await outboundJobs.add(tx, { do: 'price', plan: planId.parse(plan.id) });
    return plan;
  },

  async remove(tx, before) {
    if (before.code === FREE) throw new DomainError('billing.free-plan-required');
    if (await plans.isUsed(tx, before.id)) return plans.save(tx, { ...before, isActive: false });
    await plans.remove(tx, before.id);
    return null;
  },
});

/** Normalises the price and requires the least charge: only one plan is free. */
function priced<F extends Pick<PlanFields, 'price'>>(fields: F): F {
  const price = penceIn(fields.price);
  if (price < LEAST_CHARGE) throw invalidField('price', sentence('leastPrice'));
  return { ...fields, price: poundsOf(price) };
}

function requireFreePlanUnchanged({ price, duration, isActive }: Partial<PlanFields>): void {
  if ((price !== undefined && penceIn(price) !== 0) || duration !== undefined || isActive === false)
    throw new DomainError('billing.free-plan-required');
}

function requireSoldPlanUnchanged(changes: Partial<PlanFields>): void {
  const changed = SOLD_BY.filter((field) => changes[field] !== undefined);
  if (changed.length === 0) return;
  const sentences = changed.map((field) => [field, sentence('planSold')]);
  throw new DomainError('billing.plan-sold', {}, Object.fromEntries(sentences));
}

async function freeCode(tx: Tx, plans: EditedPlans, name: string): Promise<string> {
  const words = normalizeCompatibility(name, 'NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['plan'];
  const code = words.join('_').slice(0, 40);
  let free = code;
  for (let n = 2; await plans.isTaken(tx, free); n++) free = `${code}_${n}`;
  return free;
}
