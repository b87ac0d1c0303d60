import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';
import { MutationCache, QueryCache, QueryClient, type Query, type QueryFunctionContext } from '@tanstack/react-query';
import { actFor } from './acting-account.ts';
import { ApiError, isPassing, jsonOf, request, statusOf } from './api.ts';
import { connection } from './connection.ts';
import { leaveNothingHere } from './saved-reading.ts';
import { tabStore } from '../storage.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `nullOn`: a status that is an answer (null) and not a failure, as being signed out (401). */
    queryMeta: { nullOn?: 401 | 404 };
  }
}

const USER_URL = '/api/user';
const GUARDIAN_URL = '/api/guardian';
/** The last whole answer of each address, with the tag by which the server knows it. */
const answers = new BoundedCache<string, { etag: string; answer: unknown }>(100);

/**
 * Fetches the first element of the key as an address. A 304 gives the answer that its tag belongs to, whatever became
 * of it in the cache; where a failure says nothing of it the last answer stands.
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

/**
 * Refusals which say that the account is not any more what this tab takes it for: it was left elsewhere, it guards
 * nobody now, or it is no member.
 */
const CHANGED = ['identity.deletion-scheduled', 'guardianship.guardians-only', 'guardianship.members-only'];

/**
 * A 401 in the middle of things means that the session has ended: as with the above, the user is looked up again, and
 * the page follows.
 */
function lookAgain(error: unknown) {
  if (statusOf(error) !== 401 && !(error instanceof ApiError && CHANGED.includes(error.code ?? ''))) return;
  void refresh(USER_URL);
  // What lies below it was what was refused.
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
      // We look ourselves whether the server can be reached.
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
  // What was missed meanwhile, and what could not be loaded.
  if (wasLost && !lost) void queryClient.invalidateQueries();
  wasLost = lost;
});

/** The queries of these addresses and of everything below them. */
export function queriesBelow(prefixes: string[]) {
  const below = (url: string) =>
    prefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`));
  return { predicate: (query: Query) => below(String(query.queryKey[0])) };
}

/**
 * Fetches again what is shown of these addresses and of everything below them. An answer that is still under way may be
 * the one of before, and counts for nothing.
 */
export async function refresh(...prefixes: string[]) {
  const filters = queriesBelow(prefixes);
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}

/** Forgets everything that was fetched, and what this tab and this browser kept, at sign-out. */
export function forgetAll() {
  answers.clear();
  queryClient.clear();
  tabStore.clear();
  leaveNothingHere();
}

/** The session has ended and is not renewed: whoever sits here is a visitor, and reads nothing that was fetched. */
export function becomeVisitor() {
  queryClient.setQueryData([USER_URL], null);
  answers.clear();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_URL });
  leaveNothingHere();
}
