import { startProduct } from '../product.ts';
import { createDatabase } from './postgres.ts';

/**
 * Makes a database in which the product has started once: job queues, roles, keys and reference data exist, so that a
 * product on a copy starts quickly. Returns its name.
 */
export async function makeProductTemplate(serverUrl: string, name: string, migrated?: string): Promise<string> {
  const product = await startProduct({ databaseUrl: await createDatabase(serverUrl, name, migrated) });
  await product.waitForIdle();
  await product.stop();
  return name;
}
