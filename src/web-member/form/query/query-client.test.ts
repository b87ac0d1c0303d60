import { expect, test, vi } from 'vitest';
import { MutationCache, QueryCache } from './caches.ts';
import { QueryClient } from './query-client.ts';
import type { Query } from './query.ts';

/** A client with deferred responses, and the errors that it reported. */
function aClient() {
  const pending: PromiseWithResolvers<unknown>[] = [];
  const onError = vi.fn();
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({}),
    defaultOptions: {
      queries: {
        queryFn() {
          const answer = Promise.withResolvers<unknown>();
          pending.push(answer);
          return answer.promise;
        },
      },
    },
  });
  return { client, requests: pending, onError };
}

const shown = (query: Query): Query => {
  query.watchers.add(() => {});
  return query;
};

test('a stale query that is shown is fetched again, and shows its old data meanwhile', async () => {
  const { client, requests: pending } = aClient();
  shown(client.query(['/api/user']));
  client.query(['/api/plans']);
  client.setQueryData(['/api/user'], 'Amina');
  const over = client.invalidateQueries();
  expect([pending.length, client.isFetching(), client.getQueryData(['/api/user'])]).toEqual([1, 1, 'Amina']);
  pending[0]!.resolve('Maryam');
  await over;
  expect([client.isFetching(), client.getQueryData(['/api/user'])]).toEqual([0, 'Maryam']);
});

test('the response to a cancelled or repeated request is ignored', async () => {
  const { client, requests: pending } = aClient();
  const query = shown(client.query(['/api/user']));
  const first = client.fetch(query);
  await client.cancelQueries();
  const second = client.fetch(query);
  pending[1]!.resolve('now');
  pending[0]!.resolve('before');
  await Promise.all([first, second]);
  expect(query.state).toMatchObject({ status: 'success', data: 'now', isFetching: false });
});

test('a failure is reported, and the known data remains', async () => {
  const { client, requests: pending, onError } = aClient();
  const query = shown(client.query(['/api/user']));
  client.setQueryData(['/api/user'], 'Amina');
  const over = client.fetch(query);
  const failure = new Error('away');
  pending[0]!.reject(failure);
  await over;
  expect(query.state).toMatchObject({ status: 'error', error: failure, data: 'Amina' });
  expect(onError).toHaveBeenCalledWith(failure);
});

test('only the named queries are fetched again, and removed ones have no data', async () => {
  const { client, requests: pending } = aClient();
  for (const key of [['/api/user'], ['/api/plans']]) shown(client.query(key));
  void client.invalidateQueries({ queryKey: ['/api/plans'] });
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/nothing' });
  expect(pending).toHaveLength(1);
  client.setQueryData(['/api/user'], 'Amina');
  client.clear();
  expect(client.getQueryData(['/api/user'])).toBeUndefined();
});
