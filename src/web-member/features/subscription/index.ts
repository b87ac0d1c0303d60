export { PlanCard } from './plan-card.tsx';
