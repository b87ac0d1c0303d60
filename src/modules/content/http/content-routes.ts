import Router from '@koa/router';
import type { Knex } from 'knex';
import * as contract from '../contracts/library.ts';
import { publicRoute } from '#kernel/http/route.ts';
import { exampleProfiles, publishedArticles } from '../queries/library.ts';

export function contentRoutes(db: Knex): Router {
  const router = new Router();
  publicRoute(router, contract.listGuidance, ({ query }) => publishedArticles(db, query.category));
  publicRoute(router, contract.listExampleProfiles, () => exampleProfiles(db));
  return router;
}
