import type { QueryCache, MutationCache } from './caches.ts';
import { type Fetch, type Key, Query } from './query.ts';

interface ClientOptions {
  queryCache: QueryCache;
  mutationCache: MutationCache;
  defaultOptions: { queries: { queryFn: Fetch } };
}

export interface Filters {
  queryKey?: Key;
  predicate?: (query: Query) => boolean;
}

const nameOf = (key: Key) => JSON.stringify(key);

export class QueryClient {
  readonly mutationCache: MutationCache;
  private readonly queryCache: QueryCache;
  private readonly queryFn: Fetch;
  private queries = new Map<string, Query>();
  private readonly listeners = new Set<() => void>();

  constructor({ queryCache, mutationCache, defaultOptions }: ClientOptions) {
    this.queryCache = queryCache;
    this.mutationCache = mutationCache;
    this.queryFn = defaultOptions.queries.queryFn;
  }

  query(key: Key): Query {
    const name = nameOf(key);
    let query = this.queries.get(name);
    if (!query) {
      query = new Query(key, () => this.changed());
      this.queries.set(name, query);
    }
    return query;
  }

  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private changed() {
    for (const listener of this.listeners) listener();
  }

  fetch(query: Query): Promise<void> {
    return query.fetch(query.options?.queryFn ?? this.queryFn, this.queryCache.onError);
  }

  getQueryData = <T>(key: Key) => this.query(key).state.data as T | undefined;

  setQueryData(key: Key, data: unknown) {
    this.query(key).set({ status: 'success', data, error: null });
  }

  isFetching = ({ predicate = () => true }: Filters = {}) =>
    [...this.queries.values()].filter((query) => query.state.isFetching && predicate(query)).length;

  async cancelQueries(filters?: Filters) {
    for (const query of this.among(filters)) query.cancel();
  }

  /** Refetches the queries that are shown. */
  async invalidateQueries(filters?: Filters) {
    const shown = this.among(filters).filter(
      ({ watchers, options }) => watchers.size > 0 && options?.enabled !== false,
    );
    await Promise.all(shown.map((query) => this.fetch(query)));
  }

  removeQueries(filters?: Filters) {
    for (const { queryKey } of this.among(filters)) this.queries.delete(nameOf(queryKey));
  }

  clear() {
    this.removeQueries();
  }

  private among({ queryKey, predicate = () => true }: Filters = {}) {
    const isMeant = (query: Query) => queryKey === undefined || nameOf(query.queryKey) === nameOf(queryKey);
    return [...this.queries.values()].filter((query) => isMeant(query) && predicate(query));
  }
}
