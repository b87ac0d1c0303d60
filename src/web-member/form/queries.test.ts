import { expect, test, vi } from 'vitest';
import { MutationCache, QueryCache, QueryClient, type Query } from './queries.tsx';

/** A client whose answers come when they are let, and what it heard of failures. */
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
  return { client, asked: pending, onError };
}

const shown = (query: Query): Query => {
  query.watchers.add(() => {});
  return query;
};

test('what is shown is asked for again when it is old, and stands meanwhile', async () => {
  const { client, asked: pending } = aClient();
  shown(client.query(['/api/user']));
  client.query(['/api/plans']);
  client.setQueryData(['/api/user'], 'Amina');
  const over = client.invalidateQueries();
  expect([pending.length, client.isFetching(), client.getQueryData(['/api/user'])]).toEqual([1, 1, 'Amina']);
  pending[0]!.resolve('Maryam');
  await over;
  expect([client.isFetching(), client.getQueryData(['/api/user'])]).toEqual([0, 'Maryam']);
});

test('an answer that was called off, or asked for again meanwhile, counts for nothing', async () => {
  const { client, asked: pending } = aClient();
  const query = shown(client.query(['/api/user']));
  const first = client.fetch(query);
  await client.cancelQueries();
  const second = client.fetch(query);
  pending[1]!.resolve('now');
  pending[0]!.resolve('before');
  await Promise.all([first, second]);
  expect(query.state).toMatchObject({ status: 'success', data: 'now', isFetching: false });
});

test('a failure is heard of, and leaves what is known', async () => {
  const { client, asked: pending, onError } = aClient();
  const query = shown(client.query(['/api/user']));
  client.setQueryData(['/api/user'], 'Amina');
  const over = client.fetch(query);
  const failure = new Error('away');
  pending[0]!.reject(failure);
  await over;
  expect(query.state).toMatchObject({ status: 'error', error: failure, data: 'Amina' });
  expect(onError).toHaveBeenCalledWith(failure);
});

test('only what is named is asked for again, and what is forgotten is unknown', async () => {
  const { client, asked: pending } = aClient();
  for (const key of [['/api/user'], ['/api/plans']]) shown(client.query(key));
  void client.invalidateQueries({ queryKey: ['/api/plans'] });
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/nothing' });
  expect(pending).toHaveLength(1);
  client.setQueryData(['/api/user'], 'Amina');
  client.clear();
  expect(client.getQueryData(['/api/user'])).toBeUndefined();
});
