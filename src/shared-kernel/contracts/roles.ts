/** A moderator reads, and resolves reports; staff do what their duties allow; an admin may change everything. */
export const roles = ['member', 'moderator', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The kinds of work that admins can entrust to an account with the role `staff`. */
export const duties = ['cases', 'content', 'money', 'figures'] as const;
export type Duty = (typeof duties)[number];

/** A role, and the duties of an account with the role `staff`; nobody else has any. */
export interface Rights {
  role: Role;
  duties: readonly Duty[];
}

/** Returns whether this is a role of staff, who have no profile and are not discoverable. */
export const isStaff = (role: Role | undefined): boolean => role !== undefined && role !== 'member';

/** Returns whether somebody has one of the duties. Admins have all; moderators have none, only their own rights. */
export const hasDuty = ({ role, duties: entrusted }: Rights, ...wanted: readonly Duty[]): boolean =>
  role === 'admin' || (role === 'staff' && wanted.some((duty) => entrusted.includes(duty)));

/** Returns whether somebody may use a part of the console, which moderators may use if it is `forModerators`. */
export const mayUse = (
  rights: Rights,
  { forModerators, duties: wanted }: { forModerators: boolean; duties: readonly Duty[] },
): boolean => (forModerators && rights.role === 'moderator') || hasDuty(rights, ...wanted);
