export type Key = readonly unknown[];
type Meta = Record<string, unknown>;
export type Fetch<T = unknown> = (context: { queryKey: Key; meta: Meta | undefined }) => Promise<T>;

export interface QueryOptions<T> {
  queryKey: Key;
  queryFn?: Fetch<T>;
  meta?: Meta;
  enabled?: boolean;
}

export interface QueryState<T = unknown> {
  status: 'pending' | 'success' | 'error';
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
}

/** A cached response; its watchers are notified of each change. */
export class Query {
  readonly queryKey: Key;
  state: QueryState = { status: 'pending', data: undefined, error: null, isFetching: false };
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

  set(change: Partial<QueryState>) {
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
