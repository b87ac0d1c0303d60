import Router from '@koa/router';
import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { route } from '#kernel/http/route.ts';
import type { SavedSearchId } from '#kernel/values/ids.ts';
import type { ChangeSearch } from '../commands/change-search.ts';
import type { SaveSearch } from '../commands/save-search.ts';
import type { RemoveSearch } from '../commands/remove-search.ts';
import * as contract from '../contracts/saved-searches.schema.ts';
import type { ListSavedSearches } from '../queries/browse/list-saved-searches.ts';

interface RouteHandlers {
  save: SaveSearch;
  change: ChangeSearch;
  remove: RemoveSearch;
  list: ListSavedSearches;
}

export function savedSearchRoutes(use: RouteHandlers): Router {
  const router = new Router();
  const one = async (actor: Actor, id: SavedSearchId) => {
    const search = (await use.list.execute(actor)).find((saved) => saved.id === id);
    if (!search) throw new DomainError('common.not-found');
    return search;
  };

  route(router, contract.listSavedSearches, (_, actor) => use.list.execute(actor));
  route(router, contract.saveSearch, async ({ body }, actor) => one(actor, await use.save.execute(actor, body)));
  route(router, contract.changeSearch, async ({ params, body }, actor) => {
    await use.change.execute(actor, params.id, body);
    return one(actor, params.id);
  });
  route(router, contract.removeSearch, async ({ params }, actor) => {
    await use.remove.execute(actor, params.id);
    return undefined;
  });

  return router;
}
