import Router from '@koa/router';
import { searchAll } from '#kernel/contracts/admin/admin-search.schema.ts';
import { route } from '#kernel/http/route.ts';
import type { ModuleParts } from '#kernel/module.ts';

/** The search of the console, over all modules. */
export function searchRoutes(parts: ModuleParts[]): Router {
  const router = new Router();
  const searches = parts.flatMap(({ search }) => search ?? []);
  route(router, searchAll, async ({ query: { q } }, reader) => {
    const hits = await Promise.all(searches.map((search) => search.execute(q, reader)));
    return hits.flat();
  });
  return router;
}
