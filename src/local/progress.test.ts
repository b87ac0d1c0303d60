import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressBy } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that lasts is never silent for three seconds, and says how long it took', async () => {
  const said: { at: number; line: string }[] = [];
  const progress = progressBy((line) => said.push({ at: performance.now(), line }));
  const start = performance.now();
  const work = progress('Demo people', () => new Promise<string>((resolve) => setTimeout(() => resolve('made'), 8000)));
  await vi.advanceTimersByTimeAsync(8000);
  expect(await work).toBe('made');
  const moments = [start, ...said.map(({ at }) => at)];
  for (const [index, moment] of moments.slice(1).entries()) expect(moment - moments[index]!).toBeLessThan(3000);
  expect(said.at(-1)).toEqual({ at: start + 8000, line: 'Demo people: done in 8.0 s' });
});

test('failed work says nothing more', async () => {
  const say = vi.fn();
  await expect(progressBy(say)('Web pages', () => Promise.reject(new Error('no tools')))).rejects.toThrow('no tools');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(say).not.toHaveBeenCalled();
});

test('work that goes on at the same time shares a line', async () => {
  const said: string[] = [];
  const progress = progressBy((line) => void said.push(line));
  const lasting = (milliseconds: number) => () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const both = Promise.all([progress('Pages', lasting(3000)), progress('Database', lasting(6000))]);
  await vi.advanceTimersByTimeAsync(6000);
  await both;
  expect(said).toEqual([
    '  2.5 s: Pages, Database …',
    'Pages: done in 3.0 s',
    '  5.0 s: Database …',
    'Database: done in 6.0 s',
  ]);
});
