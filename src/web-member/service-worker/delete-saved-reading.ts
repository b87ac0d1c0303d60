import { isPublicPage, OWN_CACHE, PUBLIC } from './cache-policy.ts';

/** Deletes the stored pages and their account; the offline pages remain. */
export async function forgetReading(): Promise<void> {
  await caches.delete(OWN_CACHE);
  const cache = await caches.open(PUBLIC);
  const pages = (await cache.keys()).filter(({ url }) => isPublicPage(new URL(url).pathname));
  await Promise.all(pages.map((page) => cache.delete(page, { ignoreVary: true })));
}
