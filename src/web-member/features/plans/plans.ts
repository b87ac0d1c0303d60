import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { Calendar, CalendarRange, Gift, Infinity as ForEver, type LucideIcon } from 'lucide-react';

const FREE_PRICE = 0;

export const isFree = (plan: Pick<Plan, 'price'>) => Number(plan.price) === FREE_PRICE;

/** The saving against paying month by month, or the number of months of which it costs less. */
export type PlanSaving = { months: number; pence: number } | { fewerThanMonths: number };

const penceOf = ({ price }: Pick<Plan, 'price'>) => Math.round(Number(price) * 100);

/** Compares a plan with the plan that is paid month by month; null if it costs no less, or cannot be compared. */
export function savingOf(
  plan: Pick<Plan, 'price' | 'duration'>,
  monthly: Pick<Plan, 'price'> | undefined,
): PlanSaving | null {
  const month = monthly ? penceOf(monthly) : 0;
  if (month === 0 || plan.duration === 1 || isFree(plan)) return null;
  if (plan.duration === 0) return { fewerThanMonths: Math.floor(penceOf(plan) / month) + 1 };
  const pence = plan.duration * month - penceOf(plan);
  return pence > 0 ? { months: plan.duration, pence } : null;
}

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
