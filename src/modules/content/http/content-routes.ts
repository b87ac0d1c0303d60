import Router from '@koa/router';
import * as contract from '../contracts/library.schema.ts';
import { showSiteContent } from '../contracts/site-content.schema.ts';
import { publicRoute } from '#kernel/http/route.ts';
import type { ListArticles } from '../queries/guidance/list-articles.ts';
import type { ListExampleProfiles } from '../queries/guidance/list-example-profiles.ts';
import type { ShowArticle } from '../queries/guidance/show-article.ts';
import type { ShowSiteContent } from '../queries/guidance/show-site-content.ts';

interface RouteHandlers {
  articles: ListArticles;
  article: ShowArticle;
  exampleProfiles: ListExampleProfiles;
  siteContent: ShowSiteContent;
}

export function contentRoutes(use: RouteHandlers): Router {
  const router = new Router();
  publicRoute(router, contract.listGuidance, ({ query, language }) => use.articles.execute(query, language));
  publicRoute(router, contract.showGuidance, ({ params, language }) => use.article.execute(params.slug, language));
  publicRoute(router, contract.listExampleProfiles, ({ query, language }) =>
    use.exampleProfiles.execute(query, language),
  );
  publicRoute(router, showSiteContent, ({ language }) => use.siteContent.execute(language));
  return router;
}
