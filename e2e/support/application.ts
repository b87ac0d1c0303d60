import type { TestProject } from 'vitest/node';
import { runBeside, untilReady } from '../../src/testing/child-process.ts';
import { ADMIN, freePort } from '../../src/testing/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the running product, without a trailing slash. */
    appUrl: string;
  }
}

/** Runs the whole product as `npm start` does, freshly built web apps and all, on an empty database of its own for the journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const product = await runBeside('src/cli/main.ts', {
    PORT: String(port),
    RATE_LIMITS: 'off',
    DEMO_DATA: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await untilReady(product, async () => {
    const answer = await fetch(`${appUrl}/readyz`).catch(() => undefined);
    return answer?.ok || undefined;
  });
  project.provide('appUrl', appUrl);
  return product.stop;
}
