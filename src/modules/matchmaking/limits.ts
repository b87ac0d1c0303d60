import type { Budget } from '#kernel/budgets.ts';

/** Against harvesting: more than any person reads who is looking for a spouse. */
export const PROFILES_READ: Budget = { name: 'profiles read by an account', perDay: 500 };
