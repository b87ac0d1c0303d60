/** What a plan is called, costs and lasts. Other features import from here only. */
export { isFree, planIcon, planMeant, refundDays } from './plans.ts';
export { usePeriod } from './use-period.ts';
