export { isFree, planIcon, planMeant } from './plans.ts';
export { usePeriod } from './use-period.ts';
