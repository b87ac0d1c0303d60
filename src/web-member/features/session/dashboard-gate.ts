import { isStaff } from '#kernel/contracts/roles.ts';
import { isOnlyGuardian, type Session } from './use-session.ts';

/** Where the dashboard sends this person first, in this order; null lets in (R-P.1). */
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

/** The console, which is another app. */
export const CONSOLE = '/admin-dashboard';

/**
 * Where somebody belongs who has no guardian here and opens a page about him; null lets sisters in, and whoever may
 * still say that she is one.
 */
export function wardGate({ user, profile, guardian }: Session): string | null {
  if (isStaff(user?.role)) return CONSOLE;
  const guards = Boolean(user?.isGuardian || guardian?.isSelf);
  const gender = profile?.gender ?? user?.gender;
  if (gender === 'female' || (!gender && !guards)) return null;
  return isOnlyGuardian({ profile, guardian }) ? '/guardian-dashboard' : '/dashboard';
}

/**
 * Where somebody belongs who has no profile to write: staff, and a guardian who has not chosen to be a member as well.
 */
export function profileGate({ user }: Session): string | null {
  if (isStaff(user?.role)) return CONSOLE;
  return user?.isMember === false ? '/guardian-dashboard' : null;
}
