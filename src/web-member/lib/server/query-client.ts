import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';
import { MutationCache, QueryCache, QueryClient, type Query, type QueryFunctionContext } from '@tanstack/react-query';
import { actFor } from '../../../web-shared/server/acting-account.ts';
import { ApiError, isPassing, jsonOf, request, statusOf } from '../../../web-shared/server/api.ts';
import { connection } from '../../../web-shared/server/connection.ts';
import { deleteSavedData } from './saved-reading.ts';
import { tabStore } from '../../../web-shared/storage.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `nullOn`: a status that means null instead of a failure, such as 401 for a visitor. */
    queryMeta: { nullOn?: 401 | 404 };
  }
}

const USER_URL = '/api/user';
const GUARDIAN_URL = '/api/guardian';
/** The last complete response of each address, with its ETag. */
const answers = new BoundedCache<string, { etag: string; answer: unknown }>(100);

/**
 * Fetches the first element of the key as an address. A 304 returns the response with that ETag, even if it has left
 * the query cache; a transient failure returns the cached data.
 */
async function fetchByKey({ queryKey, meta }: QueryFunctionContext) {
  const url = String(queryKey[0]);
  const pending = answers.get(url);
  try {
    const response = await request('GET', url, undefined, pending ? { 'If-None-Match': pending.etag } : {});
    if (response.status === 304 && pending) return pending.answer;
    const answer = (await jsonOf(response)) ?? null;
    const etag = response.headers.get('ETag');
    if (etag) answers.set(url, { etag, answer });
    return answer;
  } catch (error) {
    if (meta?.nullOn && statusOf(error) === meta.nullOn) return null;
    const known = queryClient.getQueryData(queryKey);
    if (isPassing(error) && known !== undefined) return known;
    throw error;
  }
}

/** Refusals after a change of the account elsewhere: it is being deleted, or is no longer a guardian or member. */
const CHANGED = ['identity.deletion-scheduled', 'guardianship.guardians-only', 'guardianship.members-only'];

/** Reloads the user, so that the page follows, when the session has ended or the account has changed. */
function lookAgain(error: unknown) {
  if (statusOf(error) !== 401 && !(error instanceof ApiError && CHANGED.includes(error.code ?? ''))) return;
  void invalidate(USER_URL);
  // Exact, because the refused request was below this address.
  void queryClient.invalidateQueries({ queryKey: [GUARDIAN_URL], exact: true });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: lookAgain }),
  mutationCache: new MutationCache({ onError: lookAgain }),
  defaultOptions: {
    queries: {
      queryFn: fetchByKey,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // connection.ts checks whether the server can be reached.
      networkMode: 'always',
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

actFor(() => queryClient.getQueryData<{ id: string } | null>([USER_URL])?.id);

let wasLost = false;
connection.subscribe(() => {
  const { lost } = connection.state();
  // Refetches what changed or failed to load meanwhile.
  if (wasLost && !lost) void queryClient.invalidateQueries();
  wasLost = lost;
});

/** Matches the queries of these addresses and of all below them. */
export function queriesBelow(prefixes: string[]) {
  const below = (url: string) =>
    prefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`));
  return { predicate: (query: Query) => below(String(query.queryKey[0])) };
}

/**
 * Refetches the shown queries of these addresses and of all below them. Pending requests are cancelled, because their
 * responses may be stale.
 */
export async function invalidate(...prefixes: string[]) {
  const filters = queriesBelow(prefixes);
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}

/** At sign-out, deletes everything that was fetched, and what this tab and browser stored. */
export function clearSession() {
  answers.clear();
  queryClient.clear();
  tabStore.clear();
  deleteSavedData();
}

/**
 * Treats the reader as a visitor after an expired session that was not renewed, and deletes everything that was
 * fetched.
 */
export function becomeVisitor() {
  queryClient.setQueryData([USER_URL], null);
  answers.clear();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_URL });
  deleteSavedData();
}
