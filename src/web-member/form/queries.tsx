import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/*
 * The part of TanStack Query that form pages need, under the same names: responses cached by key while the document
 * lives, and mutations.
 */

type Key = readonly unknown[];
type Meta = Record<string, unknown>;
type Fetch<T = unknown> = (context: { queryKey: Key; meta: Meta | undefined }) => Promise<T>;

interface QueryOptions<T> {
  queryKey: Key;
  queryFn?: Fetch<T>;
  meta?: Meta;
  enabled?: boolean;
}

interface State<T = unknown> {
  status: 'pending' | 'success' | 'error';
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
}

interface CacheOptions {
  onError?: (error: unknown) => void;
}
class ErrorListener {
  readonly onError: (error: unknown) => void;
  constructor({ onError = () => {} }: CacheOptions) {
    this.onError = onError;
  }
}
export class QueryCache extends ErrorListener {}
export class MutationCache extends ErrorListener {}

interface ClientOptions {
  queryCache: QueryCache;
  mutationCache: MutationCache;
  defaultOptions: { queries: { queryFn: Fetch } };
}

/** A cached response; its watchers are notified of each change. */
export class Query {
  readonly queryKey: Key;
  state: State = { status: 'pending', data: undefined, error: null, isFetching: false };
  /** The options of its latest use; null before the first. */
  options: QueryOptions<unknown> | null = null;
  readonly watchers = new Set<() => void>();
  /** The newest request; responses to older ones are ignored. */
  private newestCall: symbol | null = null;
  private readonly changed: () => void;

  constructor(queryKey: Key, changed: () => void) {
    this.queryKey = queryKey;
    this.changed = changed;
  }

  set(change: Partial<State>) {
    this.state = { ...this.state, ...change };
    for (const watcher of this.watchers) watcher();
    this.changed();
  }

  cancel() {
    this.newestCall = null;
    this.set({ isFetching: false });
  }

  async fetch(by: Fetch, failed: (error: unknown) => void): Promise<void> {
    const latestCall = (this.newestCall = Symbol());
    this.set({ isFetching: true });
    const { queryKey } = this;
    try {
      const data = await by({ queryKey, meta: this.options?.meta });
      if (this.newestCall === latestCall) this.set({ status: 'success', data, error: null, isFetching: false });
    } catch (error) {
      if (this.newestCall !== latestCall) return;
      this.set({ status: 'error', error: error as Error, isFetching: false });
      failed(error);
    }
  }
}

interface Filters {
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

  getQueryData = <T,>(key: Key) => this.query(key).state.data as T | undefined;

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

const Client = createContext<QueryClient | null>(null);

export const QueryClientProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <Client value={client}>{children}</Client>
);

export function useQueryClient(): QueryClient {
  const client = use(Client);
  if (!client) throw new Error('There is no QueryClientProvider');
  return client;
}

export const queryOptions = <T,>(options: QueryOptions<T>) => options;

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
  const snapshot = () => query.state as State<T>;
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

interface MutationOptions<T, V> {
  mutationFn: (variables: V) => Promise<T>;
  onSuccess?: (data: T, variables: V) => unknown;
  onError?: (error: Error, variables: V) => unknown;
  onSettled?: () => unknown;
}

interface MutationState<T> {
  status: 'idle' | 'pending' | 'success' | 'error';
  data: T | undefined;
  error: Error | null;
}
const IDLE = { status: 'idle', data: undefined, error: null } as const;

/** A mutation; it succeeds only once its `onSuccess` and `onSettled` are done. */
export function useMutation<T, V = void>(options: MutationOptions<T, V>) {
  const { mutationCache } = useQueryClient();
  const [state, setState] = useState<MutationState<T>>(IDLE);
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  /** The newest request; results of reset or older ones are not shown. */
  const shown = useRef<symbol>(null);
  const mutate = useCallback(
    async (variables: V) => {
      const call = Symbol('call');
      shown.current = call;
      const complete = (state: MutationState<T>) => shown.current === call && setState(state);
      setState({ ...IDLE, status: 'pending' });
      try {
        const data = await newest.current.mutationFn(variables);
        await newest.current.onSuccess?.(data, variables);
        await newest.current.onSettled?.();
        complete({ status: 'success', data, error: null });
      } catch (failure) {
        const error = failure as Error;
        mutationCache.onError(error);
        await newest.current.onError?.(error, variables);
        await newest.current.onSettled?.();
        complete({ status: 'error', data: undefined, error });
      }
    },
    [mutationCache],
  );
  const reset = useCallback(() => {
    shown.current = null;
    setState(IDLE);
  }, []);
  return {
    ...state,
    isPending: state.status === 'pending',
    isSuccess: state.status === 'success',
    mutate: (variables: V) => void mutate(variables),
    reset,
  };
}
