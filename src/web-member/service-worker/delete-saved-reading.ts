import { isPublicPage, OWN_CACHE, PUBLIC } from './cache-policy.ts';

/** Nothing is kept here any more of what was read, nor for whom; the pages that tell what can be read stay. */
export async function forgetReading(): Promise<void> {
  await caches.delete(OWN_CACHE);
  const cache = await caches.open(PUBLIC);
  const pages = (await cache.keys()).filter(({ url }) => isPublicPage(new URL(url).pathname));
  await Promise.all(pages.map((page) => cache.delete(page, { ignoreVary: true })));
}
