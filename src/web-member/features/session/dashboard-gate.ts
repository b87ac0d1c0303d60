import { isStaff } from '#kernel/contracts/roles.ts';
import { isOnlyGuardian, type Session } from './use-session.ts';

/** Returns the page that this person must complete before the dashboard; null if none (R-P.1). */
export function dashboardGate({ user, profile, guardian }: Session): string | null {
  if (!user) return '/auth';
  if (isStaff(user.role)) return null;
  if (isOnlyGuardian({ profile, guardian })) return '/guardian-dashboard';
  if (!profile) return '/create-profile';
  if (profile.gender !== 'female') return null;
  const wali = guardian?.isSelf ? null : guardian;
  if (!wali) return '/guardian-setup';
  if (!wali.isVerified) return '/wali-pending';
  return null;
}

/** The staff console, a separate app. */
export const CONSOLE = '/admin-dashboard';

/**
 * Redirects people without a guardian from pages about the guardian. Null lets in sisters, and accounts whose gender is
 * not known yet.
 */
export function wardGate({ user, profile, guardian }: Session): string | null {
  if (isStaff(user?.role)) return CONSOLE;
  const guards = Boolean(user?.isGuardian || guardian?.isSelf);
  const gender = profile?.gender ?? user?.gender;
  if (gender === 'female' || (!gender && !guards)) return null;
  return isOnlyGuardian({ profile, guardian }) ? '/guardian-dashboard' : '/dashboard';
}

/** Redirects people who cannot have a profile: staff, and guardians who have not enabled membership. */
export function profileGate({ user }: Session): string | null {
  if (isStaff(user?.role)) return CONSOLE;
  return user?.isMember === false ? '/guardian-dashboard' : null;
}
