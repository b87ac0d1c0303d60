/** The member's plan. Other features import from here only. */
export { PlanCard } from './plan-card.tsx';
