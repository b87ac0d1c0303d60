import { expect, test } from 'vitest';
import { createLogger } from '#kernel/runtime/logger.ts';
import { sweepFailures } from './http/routes/health.ts';
import { runSweeps } from './worker.ts';

test('a sweep that fails is logged and counted, and the next one runs', async () => {
  let [text, ran] = ['', 0];
  const log = createLogger('debug', { write: (line) => void (text += line) });
  const failing = { name: 'testing.fails', run: () => Promise.reject(new Error('1 of 2 failed: ["a"]')) };
  await runSweeps([failing, { name: 'testing.runs', run: async () => void ran++ }], log);
  expect(ran).toBe(1);
  expect(text).toContain('1 of 2 failed');
  const { values } = await sweepFailures.get();
  expect(values).toMatchObject([{ value: 1, labels: { sweep: 'testing.fails' } }]);
});
