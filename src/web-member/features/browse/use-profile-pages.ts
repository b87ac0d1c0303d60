import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { jsonOf, request } from '../../lib/api.ts';

interface ProfilePage {
  profiles: ViewedProfile[];
  /** How many there are in all, as the server says it: exact, or '10,000+'. */
  total: string | null;
  next: string | null;
}

/** The address that a Link header names as the next page. */
export function nextPage(link: string | null): string | null {
  const address = link?.match(/<([^>]+)>;\s*rel="?next"?/)?.[1];
  if (!address) return null;
  const { pathname, search } = new URL(address, window.location.origin);
  return pathname + search;
}

async function fetchPage(url: string): Promise<ProfilePage> {
  const response = await request('GET', url);
  return {
    profiles: (await jsonOf(response)) as ViewedProfile[],
    total: response.headers.get('X-Total-Count'),
    next: nextPage(response.headers.get('Link')),
  };
}

/** The profiles of a list address, page after page. */
export function useProfilePages(url: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [url, 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: url,
    getNextPageParam: (last) => last.next,
    enabled,
    placeholderData: keepPreviousData,
  });
}
