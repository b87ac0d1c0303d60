import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The way to the earlier messages of a conversation. */
export interface EarlierMessages {
  /** Whether there are more than those on screen. */
  exist: boolean;
  isLoading: boolean;
  error: unknown;
  load: () => void;
}

interface EarlierPages<Page> {
  /** The address below which everything is refreshed when something was written. */
  address: string;
  /** Where the earlier messages begin; undefined until they are asked for. */
  from: string | undefined;
  fetchBefore: (from: string) => Promise<Page>;
  /** Where those before a page begin; undefined where there are none. */
  continueFrom: (page: Page) => string | undefined;
}

/** The pages before those that came first, as far as they were asked for, in the order of time. */
export function useEarlierPages<Page>({ address, from = '', fetchBefore, continueFrom }: EarlierPages<Page>) {
  const [wanted, setWanted] = useState(0);
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [address, 'before', from],
    queryFn: ({ pageParam }) => fetchBefore(pageParam),
    initialPageParam: from,
    getNextPageParam: continueFrom,
    enabled: from !== '' && wanted > 0,
  });
  const loaded = data?.pages.length ?? 0;
  useEffect(() => {
    // A refresh of what is on screen takes the place of a page that is under way.
    if (loaded > 0 && loaded < wanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, wanted, hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    pages: data?.pages.toReversed() ?? [],
    /** Undefined until a page is there. */
    hasMore: data && hasNextPage,
    isLoading: wanted > loaded && (loaded === 0 || hasNextPage) && !isError,
    error,
    load: () => {
      setWanted(loaded + 1);
      if (isError) void (loaded > 0 ? fetchNextPage() : refetch());
    },
  };
}
