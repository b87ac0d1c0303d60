import type { Budget } from '#kernel/budgets.ts';

/** Against harvesting: so many different profiles does nobody read in a day who seeks a spouse. */
export const PROFILES_READ: Budget = { name: 'profiles read by an account', perDay: 500 };
