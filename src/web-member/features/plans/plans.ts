import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { Calendar, CalendarRange, Gift, Infinity as ForEver, type LucideIcon } from 'lucide-react';

const FREE_PRICE = 0;

export const isFree = (plan: Pick<Plan, 'price'>) => Number(plan.price) === FREE_PRICE;

/** Finds the plan of a `plan` query parameter, by its id or a part of its name. */
export function planMeant(plans: Plan[], wanted: string | null): Plan | undefined {
  const part = wanted?.trim().toLowerCase();
  if (!part) return undefined;
  return plans.find((plan) => String(plan.id) === part) ?? plans.find((plan) => plan.name.toLowerCase().includes(part));
}

export function planIcon({ name }: Pick<Plan, 'name'>): LucideIcon {
  if (/lifetime/i.test(name)) return ForEver;
  if (/6|six/i.test(name)) return CalendarRange;
  if (/month/i.test(name)) return Calendar;
  return Gift;
}
