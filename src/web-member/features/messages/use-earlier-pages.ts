import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export interface EarlierMessages {
  exist: boolean;
  isLoading: boolean;
  error: unknown;
  load: () => void;
}

interface EarlierPages<Page> {
  /** Query key prefix, so that a refresh of the conversation includes these pages. */
  address: string;
  /** Start of the earlier messages; undefined until they are requested. */
  from: string | undefined;
  fetchBefore: (from: string) => Promise<Page>;
  /** Returns the start of the pages before a page; undefined if there are none. */
  continueFrom: (page: Page) => string | undefined;
}

/** Loads pages before the newest one on request, in chronological order. */
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
    // A refresh of the pages on screen may have cancelled the request for the next one.
    if (loaded > 0 && loaded < wanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, wanted, hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    pages: data?.pages.toReversed() ?? [],
    /** Undefined until a page is loaded. */
    hasMore: data && hasNextPage,
    isLoading: wanted > loaded && (loaded === 0 || hasNextPage) && !isError,
    error,
    load: () => {
      setWanted(loaded + 1);
      if (isError) void (loaded > 0 ? fetchNextPage() : refetch());
    },
  };
}
