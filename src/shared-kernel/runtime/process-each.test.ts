import { expect, test } from 'vitest';
import { processEach } from './process-each.ts';

const refused = new Error('refused');

test('a failure does not stop the others, and is named at the end', async () => {
  const done: string[] = [];
  const run = processEach(['a', 'b', 'c'], async (id) => {
    if (id === 'a') throw refused;
    done.push(id);
  });
  await expect(run).rejects.toMatchObject({ message: '1 of 3 failed: ["a"]', errors: [refused] });
  expect(done).toEqual(['b', 'c']);
});

test('nothing is thrown if all succeed', async () => {
  const done: string[] = [];
  await processEach(['a', 'b'], async (id) => done.push(id));
  expect(done).toEqual(['a', 'b']);
});

test('of many failures the first ones are named', async () => {
  const run = processEach(
    Array.from({ length: 30 }, (_, index) => index),
    () => Promise.reject(refused),
  );
  await expect(run).rejects.toThrow(/^30 of 30 failed: \[0,.*,19\]$/);
});
