import { after, DAY } from '#kernel/clock.ts';

/** Days in which all of a payment is given back: of a month, and of a longer period. */
const MONTH = 7;
const LONGER = 14;
/** Days in which a buyer can withdraw by law. */
const BY_LAW = 14;

/** A plan that covers one month, or more; 0 is for ever. */
export const refundDaysOf = (months: number): { fullRefundDays: number; withdrawalDays: number } => ({
  fullRefundDays: months === 1 ? MONTH : LONGER,
  withdrawalDays: BY_LAW,
});

/** A plan for ever counts as three years, as the terms say. */
export const LIFETIME_MONTHS = 36;

/** Whole days between two moments, by the calendar of UTC. */
export const daysBetween = (from: Date, to: Date): number => dayNumber(to) - dayNumber(from);

/** The last moment of the day that is so many days later: the day of the payment itself is not counted. */
export const daysLater = (from: Date, days: number): Date => after(new Date((dayNumber(from) + days + 1) * DAY), -1);

const dayNumber = (at: Date): number => Math.floor(at.getTime() / DAY);

/** Days after which a woman's payment goes back by itself if her guardian is still not verified. */
export const AWAITING_REFUND_DAYS = 90;
