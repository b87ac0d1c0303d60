/** What an account may be: somebody who seeks, or one of the staff. A moderator reads, and settles reports. */
export const roles = ['member', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whether somebody belongs to the staff: without a profile, and seen by nobody. */
export const isStaff = (role: Role | undefined): boolean => role === 'moderator' || role === 'admin';
