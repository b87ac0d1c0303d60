/** The member's plan. Other features import from here only. */
export { PlanCard } from './plan-card.tsx';
export { usePlan, type PlanStatus } from './use-plan.ts';
