/** A moderator reads, and resolves reports; an admin may change the rest. */
export const roles = ['member', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Returns whether this is a role of staff, who have no profile and are not discoverable. */
export const isStaff = (role: Role | undefined): boolean => role === 'moderator' || role === 'admin';
