import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from '#kernel/runtime/child-environment.ts';
import { ADMIN, freePort, Product } from '../src/testing/product.ts';
import { throwawayFolder } from '../src/testing/server/throwaway-folder.ts';
import { throwawayPostgres } from './support.ts';

/** Starts the product in its own process, with its own database server and without demo people. */
export async function serve(
  more: Record<string, string> = {},
): Promise<{ product: Product; databaseUrl: string; databaseLog: string; stop(): Promise<void> }> {
  const postgres = await throwawayPostgres();
  const folder = await throwawayFolder();
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATABASE_URL: postgres.url,
    DATA_DIR: folder.path,
    DEMO_DATA: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...more,
  };
  const child = spawn(process.execPath, ['src/cli/main.ts'], {
    env: childEnvironment(settings),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const site = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${site}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The product did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await postgres.stop();
    await folder.remove();
  };
  return { product: new Product(site, stop), databaseUrl: postgres.url, databaseLog: postgres.log, stop };
}
