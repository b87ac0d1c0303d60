import type { TestProject } from 'vitest/node';
import { runProgram, untilReady, type ChildProgram } from '../../src/testing/server/child-process.ts';
import { createDatabase, startThrowaway } from '../../src/testing/server/postgres.ts';
import { seedLandingPage } from '../../src/testing/landing-page.ts';
import { freePort, Product, SETTINGS } from '../../src/testing/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the running products, one for each worker, without a trailing slash. */
    appUrls: string[];
    /** Their databases in the same order, for states that no page of the product can create. */
    databaseUrls: string[];
  }
}

/**
 * Runs the whole product like `npm start`, with freshly built web apps, once for each worker and on its own empty
 * database. The landing page has the content of the demo.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const products: ChildProgram[] = [];
  const server = await startThrowaway();
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
    await server.stop();
  };
  const appUrls: string[] = [];
  const databaseUrls: string[] = [];
  try {
    // In sequence: the first one builds the web apps for all.
    for (let worker = 0; worker < project.config.maxWorkers; worker++) {
      const databaseUrl = await createDatabase(server.url, `journeys_${worker}`);
      databaseUrls.push(databaseUrl);
      appUrls.push(await start(products, databaseUrl));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('appUrls', appUrls);
  project.provide('databaseUrls', databaseUrls);
  return stop;
}

async function start(products: ChildProgram[], databaseUrl: string): Promise<string> {
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const product = await runProgram('src/cli/main.ts', {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    ...SETTINGS,
  });
  products.push(product);
  await untilReady(product, async () => {
    const answer = await fetch(`${appUrl}/readyz`).catch(() => undefined);
    return answer?.ok || undefined;
  });
  await seedLandingPage(new Product(appUrl, () => product.stop()));
  return appUrl;
}
