import { penceOf } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';

/**
 * Plans of the specification (R-P.6): prices in pence, durations in months, 0 for ever. Translations are in `reference`
 * of the catalogues.
 */
export const plans = [
  {
    code: 'free',
    name: 'Free',
    description: 'Create a profile, browse, and read the guidance.',
    price_pence: penceOf(0),
    duration_months: 0,
    features: ['Create your profile', 'Browse profiles', 'Read the guidance', 'Guardian oversight'],
    request_limit: 3,
    display_order: 1,
  },
  {
    code: 'monthly',
    name: 'Monthly',
    description: 'Renews each month until you cancel.',
    price_pence: penceOf(1599),
    duration_months: 1,
    features: [],
    request_limit: 3,
    display_order: 2,
  },
  {
    code: 'six_month',
    name: '6 Months',
    description: 'Renews every 6 months until you cancel.',
    price_pence: penceOf(6000),
    duration_months: 6,
    features: [],
    request_limit: 3,
    display_order: 3,
  },
  {
    code: 'lifetime',
    name: 'Lifetime',
    description: 'Paid once. It does not renew.',
    price_pence: penceOf(9999),
    duration_months: 0,
    features: [],
    request_limit: 3,
    display_order: 4,
  },
];

/** Adds the first plans to an empty table, so that an admin's changes stay. */
export async function seedPlans(tx: Tx): Promise<void> {
  if (await tx.db('billing.plan').first('id')) return;
  // pg would convert a list to a PostgreSQL array.
  const features = (plan: (typeof plans)[number]) => tx.db.raw('?', [JSON.stringify(plan.features)]);
  await tx.db('billing.plan').insert(plans.map((plan) => ({ ...plan, features: features(plan) })));
}
