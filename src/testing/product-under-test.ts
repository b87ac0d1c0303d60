import { beforeAll, inject } from 'vitest';
import { expectNoDeadlocks } from './server/deadlocks.ts';
import { createDatabase, dropDatabase } from './server/postgres.ts';
import { startProduct, type Product } from './product.ts';

let copies = 0;

/**
 * Starts the product on its own database for a test file; call it at the top. Each test uses its own people, who are
 * arranged in process unless the options say otherwise.
 */
export function productUnderTest(options: Parameters<typeof startProduct>[0] = {}): {
  current: Product;
  databaseUrl: string;
} {
  const holder = {} as { current: Product; databaseUrl: string };
  const name = `${inject('templateDatabase')}_product_${process.env['VITEST_POOL_ID']}_${process.pid}_${++copies}`;
  beforeAll(async () => {
    holder.databaseUrl = await createDatabase(inject('postgresUrl'), name, inject('productTemplate'));
    holder.current = await startProduct({ inProcess: true, ...options, databaseUrl: holder.databaseUrl });
    // Runs after the file's own clean-up, which closes its connections.
    return async () => {
      await holder.current.stop();
      try {
        await expectNoDeadlocks(inject('postgresUrl'), name);
      } finally {
        await dropDatabase(inject('postgresUrl'), name);
      }
    };
  });
  return holder;
}
