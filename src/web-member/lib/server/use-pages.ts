import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { jsonOf, request } from '../../../web-shared/server/api.ts';

/** A page of a list: its items, and what its headers say. */
interface ListPage<T> {
  items: T[];
  /** The total as the server states it: exact, or '10,000+'. */
  total: string | null;
  next: string | null;
  /** The page of earlier items, for a list that is read from its end. */
  previous: string | null;
}

const SITE = 'http://site.invalid';
const NEXT_LINK = /<([^>]+)>;\s*rel="?next"?/;
const PREVIOUS = /<([^>]+)>;\s*rel="?prev"?/;

/** Returns the address of the next or previous page in a Link header. */
export function linkedPage(link: string | null, rel: 'next' | 'prev'): string | null {
  const [, address] = (rel === 'next' ? NEXT_LINK : PREVIOUS).exec(link ?? '') ?? [];
  if (!address) return null;
  const { pathname, search } = new URL(address, SITE);
  return pathname + search;
}

export async function fetchPage<T>(url: string): Promise<ListPage<T>> {
  const response = await request('GET', url);
  return listPage((await jsonOf(response)) as T[], (name) => response.headers.get(name));
}

export const listPage = <T>(items: T[], header: (name: string) => string | null): ListPage<T> => ({
  items,
  total: header('X-Total-Count'),
  next: linkedPage(header('Link'), 'next'),
  previous: linkedPage(header('Link'), 'prev'),
});

/** Fetches a list page by page; a list that is read from its end starts with its latest page. */
export function usePages<T>(url: string, enabled = true) {
  return useInfiniteQuery({
    queryKey: [url, 'pages'],
    queryFn: ({ pageParam }) => fetchPage<T>(pageParam),
    initialPageParam: url,
    getNextPageParam: (last) => last.next ?? last.previous,
    enabled,
    placeholderData: keepPreviousData,
  });
}
