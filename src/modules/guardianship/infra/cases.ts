import type { CaseBook } from '#kernel/desk/own-cases.ts';

/** A guardian's record concerns his ward, and himself. */
export const guardians = { table: 'guardianship.guardian', parties: ['ward_id', 'account_id'] };
/** What the staff settle about guardians. */
export const books: CaseBook[] = [
  { queue: 'guardian-disputes', ...guardians },
  { queue: 'guardian-checks', ...guardians },
];
