import { beforeAll, inject } from 'vitest';
import { expectNoDeadlocks } from './server/deadlocks.ts';
import { databaseOn, onServer } from './server/postgres.ts';
import { startProduct, type Product } from './product.ts';

let copies = 0;

/**
 * The running product on a database of its own, for the length of a test file. Tests in it use people of their own.
 * Call it at the top of the file.
 */
export function productUnderTest(given: Parameters<typeof startProduct>[0] = {}): {
  current: Product;
  databaseUrl: string;
} {
  const holder = {} as { current: Product; databaseUrl: string };
  const name = `${inject('templateDatabase')}_product_${process.env['VITEST_POOL_ID']}_${process.pid}_${++copies}`;
  beforeAll(async () => {
    await onServer(
      inject('postgresUrl'),
      async (run) => void (await run(`create database ${name} template ${inject('templateDatabase')}`)),
    );
    holder.databaseUrl = databaseOn(inject('postgresUrl'), name);
    holder.current = await startProduct({ ...given, databaseUrl: holder.databaseUrl });
    // After what the file's own `beforeAll` return, so that its connections are closed by then.
    return async () => {
      await holder.current.stop();
      try {
        await expectNoDeadlocks(inject('postgresUrl'), name);
      } finally {
        await onServer(inject('postgresUrl'), async (run) => void (await run(`drop database ${name} with (force)`)));
      }
    };
  });
  return holder;
}
