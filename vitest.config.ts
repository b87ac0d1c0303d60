import { defineConfig } from 'vitest/config';

const architecture = 'src/testing/architecture/**/*.test.ts';
const integration = 'src/**/*.integration.test.ts';
/** These tests start their own PostgreSQL servers. */
const postgres = 'src/local/postgres/**/*.test.ts';
/** Node itself loads the sources, as in production. */
const native = { viteModuleRunner: false };
/** Tests make much short-lived data: with more room for it, the collector takes a third of its time. */
const execArgv = ['--max-semi-space-size=64'];
/** How long a condition may take, in milliseconds, on a slow machine. */
const patient = { poll: { timeout: 15_000 } };

/**
 * One project for each layer of tests; `npm test -- unit` runs one of them. Files of a worker share loaded modules,
 * since the product takes long to load.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'architecture',
          execArgv,
          isolate: false,
          include: [architecture],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'unit',
          execArgv,
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
          execArgv,
          isolate: false,
          experimental: native,
          expect: patient,
          include: [integration],
          exclude: [postgres],
          maxWorkers: 2,
          globalSetup: ['src/testing/server/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          execArgv,
          // A page may move under a click, which a person would repeat. Retried tests are listed at the end.
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
