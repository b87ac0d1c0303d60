import { isStaff } from '#kernel/contracts/roles.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import type { Guardian } from './guardian.ts';
import { useQuery } from '@tanstack/react-query';

const meta = { nullOn: 401 } as const;

/** The signed-in user; null for visitors. */
export const useUser = () => useQuery<User | null>({ queryKey: ['/api/user'], meta });

const useOfMember = <T>(url: string) => {
  const { data: user } = useUser();
  const isEnabled = Boolean(user) && !isStaff(user?.role) && !user?.deletionScheduledFor;
  return { asks: isEnabled, query: useQuery<T | null>({ queryKey: [url], meta, enabled: isEnabled }) };
};

/**
 * The user's own profile, or null. Not loaded for staff, who have none, or for leaving accounts, which may not read it.
 */
export const useProfile = () => useOfMember<OwnProfile>('/api/profile').query;

export interface Session {
  user: User | null;
  profile: OwnProfile | null;
  guardian: Guardian | null;
}

/** The session; `isPending` until all records of this user are loaded. */
export function useSession() {
  const user = useUser();
  const profile = useOfMember<OwnProfile>('/api/profile');
  const guardian = useOfMember<Guardian>('/api/guardian');
  const queries = [user, ...(profile.asks ? [profile.query, guardian.query] : [])];
  return {
    session: {
      user: user.data ?? null,
      profile: (profile.asks && profile.query.data) || null,
      guardian: (guardian.asks && guardian.query.data) || null,
    } satisfies Session,
    isPending: queries.some((query) => query.isPending),
    // A failed reload does not replace data that is known, so no form disappears with its input.
    error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
    retry: () => void queries.forEach((query) => query.error && void query.refetch()),
  };
}

/** Returns whether the user is a guardian without a profile, who gets the guardian's menu and pages. */
export const isOnlyGuardian = ({ profile, guardian }: Pick<Session, 'profile' | 'guardian'>) =>
  Boolean(guardian?.isSelf) && !profile;

export const homeOf = (session: Pick<Session, 'profile' | 'guardian'>) =>
  isOnlyGuardian(session) ? '/guardian-dashboard' : '/dashboard';
