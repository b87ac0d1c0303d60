import { useQuery } from '@tanstack/react-query';
import { usePollInterval } from '../../../lib/live/live-state.ts';
import type { Session } from '../../session/index.ts';

const EVERY_MS = 30_000;

/** Number of unread approved messages, polled every 30 seconds while somebody with a profile is signed in. */
export function useUnreadCount({ user, profile }: Pick<Session, 'user' | 'profile'>): number {
  const { data } = useQuery<{ count: number } | null>({
    queryKey: ['/api/messages/unread-count'],
    meta: { nullOn: 401 },
    enabled: Boolean(user && profile),
    refetchInterval: usePollInterval(EVERY_MS),
  });
  return data?.count ?? 0;
}
