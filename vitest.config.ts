import { defineConfig } from 'vitest/config';

const architecture = 'src/testing/architecture/**/*.test.ts';
const integration = 'src/**/*.integration.test.ts';
/** They start PostgreSQL servers of their own. */
const postgres = 'src/local/postgres/**/*.test.ts';
/** Node itself loads the sources, as in production. */
const native = { viteModuleRunner: false };
/** How long a condition may take to come true, in ms; a busy machine is slow. */
const patient = { poll: { timeout: 15_000 } };

/**
 * One project for each layer of tests; `npm test -- unit` runs one of them. The files that a worker runs share what it
 * has loaded: the product is dear to load.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'architecture',
          isolate: false,
          include: [architecture],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 60_000,
          include: ['{src,bin}/**/*.test.{ts,tsx}'],
          exclude: [architecture, integration, postgres],
        },
      },
      {
        test: {
          name: 'postgres',
          experimental: native,
          expect: patient,
          include: [postgres],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          experimental: native,
          expect: patient,
          include: [integration],
          exclude: [postgres],
          maxWorkers: 2,
          globalSetup: ['src/testing/server/postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          // A page may move under a finger that is pressing: a person presses again. What was, is named in the end.
          retry: 1,
          isolate: false,
          experimental: native,
          expect: patient,
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/support/application.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
