/*
 * The part of TanStack Query that form pages need, under the same names: responses cached by key while the document
 * lives, and mutations.
 */
export { MutationCache, QueryCache } from './query/caches.ts';
export { Query } from './query/query.ts';
export { QueryClient } from './query/query-client.ts';
export { QueryClientProvider, useQueryClient } from './query/query-client-provider.tsx';
export { useMutation } from './query/use-mutation.ts';
export { queryOptions, useIsFetching, useQuery } from './query/use-query.ts';
