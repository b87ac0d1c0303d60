import { isOnlyGuardian, type Session } from './use-session.ts';

/** Where the dashboard sends this person first, in this order; null lets in (part 1 section 4). */
export function dashboardGate({ user, profile, guardian }: Session): string | null {
  if (!user) return '/auth';
  if (user.role === 'admin') return null;
  if (isOnlyGuardian({ profile, guardian })) return '/guardian-dashboard';
  if (!profile) return '/create-profile';
  if (profile.gender !== 'female') return null;
  const wali = guardian?.isSelf ? null : guardian;
  if (!wali) return '/guardian-setup';
  if (!wali.isVerified) return '/wali-pending';
  return null;
}
