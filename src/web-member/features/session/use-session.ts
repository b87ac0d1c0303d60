import { isStaff } from '#kernel/contracts/roles.ts';
import type { User } from '#modules/identity/contracts/auth.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.ts';
import type { Guardian } from './guardian.ts';
import { useQuery } from '@tanstack/react-query';

const meta = { nullOn: 401 } as const;

/** Who is signed in; null when nobody is. */
export const useUser = () => useQuery<User | null>({ queryKey: ['/api/user'], meta });

const useOfMember = <T>(url: string) => {
  const { data: user } = useUser();
  const isEnabled = Boolean(user) && !isStaff(user?.role) && !user?.deletionScheduledFor;
  return { asks: isEnabled, query: useQuery<T | null>({ queryKey: [url], meta, enabled: isEnabled }) };
};

/** The user's own profile, or null; staff have none to load, and who is leaving may not. */
export const useProfile = () => useOfMember<OwnProfile>('/api/profile').query;

/** The three things that decide what a person sees. */
export interface Session {
  user: User | null;
  profile: OwnProfile | null;
  guardian: Guardian | null;
}

/** The session as a whole: `isPending` until all that applies to this user is there. */
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
    // What is known goes on being shown: a later look that failed takes no form away from under its words.
    error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
    retry: () => void queries.forEach((query) => query.error && void query.refetch()),
  };
}

/** A guardian with no profile of his own: he gets the guardian's menu and the guardian's pages. */
export const isOnlyGuardian = ({ profile, guardian }: Pick<Session, 'profile' | 'guardian'>) =>
  Boolean(guardian?.isSelf) && !profile;

/** Where the name of the site leads whoever is signed in. */
export const homeOf = (session: Pick<Session, 'profile' | 'guardian'>) =>
  isOnlyGuardian(session) ? '/guardian-dashboard' : '/dashboard';
