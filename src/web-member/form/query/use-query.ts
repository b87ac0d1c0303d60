import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { QueryOptions, QueryState } from './query.ts';
import { useQueryClient } from './query-client-provider.tsx';
import type { Filters } from './query-client.ts';

export const queryOptions = <T>(options: QueryOptions<T>) => options;

export function useQuery<T>({ enabled = true, ...options }: QueryOptions<T>) {
  const client = useQueryClient();
  const query = client.query(options.queryKey);
  query.options = { ...options, enabled };
  const subscribe = useCallback(
    (listener: () => void) => {
      query.watchers.add(listener);
      return () => void query.watchers.delete(listener);
    },
    [query],
  );
  const snapshot = () => query.state as QueryState<T>;
  const state = useSyncExternalStore(subscribe, snapshot, snapshot);
  useEffect(() => {
    if (enabled && query.state.status === 'pending' && !query.state.isFetching) void client.fetch(query);
  }, [client, query, enabled]);
  const refetch = () => client.fetch(query);
  return { ...state, isPending: state.status === 'pending', isSuccess: state.status === 'success', refetch };
}

export function useIsFetching(filters: Filters): number {
  const client = useQueryClient();
  const subscribe = useCallback((listener: () => void) => client.subscribe(listener), [client]);
  return useSyncExternalStore(
    subscribe,
    () => client.isFetching(filters),
    () => client.isFetching(filters),
  );
}
