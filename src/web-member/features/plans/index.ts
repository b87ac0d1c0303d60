export { isFree, planIcon, planMeant, refundDays } from './plans.ts';
export { usePeriod } from './use-period.ts';
