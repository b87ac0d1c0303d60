import Router from '@koa/router';
import type { CrudCommands } from '#kernel/admin/admin-record.ts';
import { adminResource, adminRoute } from '#kernel/http/admin-routes.ts';
import { route } from '#kernel/http/route.ts';
import type { ReadProfile } from '../commands/read-profile.ts';
import { readProfile, requestsLeft } from '../contracts/admin-profiles.schema.ts';
import { prompts, type PromptFields, type PromptRecord } from '../contracts/prompts/admin-prompts.schema.ts';
import type { ListAllPrompts } from '../queries/profiles/list-all-prompts.ts';
import type { CountRequestsLeft } from '../queries/count-requests-left.ts';

interface RouteHandlers {
  prompts: CrudCommands<PromptRecord, PromptFields> & { list: ListAllPrompts };
  readProfile: ReadProfile;
  requestsLeft: CountRequestsLeft;
}

export function adminRoutes(use: RouteHandlers): Router {
  const router = new Router();
  adminResource(router, prompts, use.prompts, {
    added: 'promptCreated',
    changed: 'promptUpdated',
    removed: 'promptDeleted',
  });
  adminRoute(router, readProfile, 'profileRead', use.readProfile, ({ params }) => params.id);
  route(router, requestsLeft, ({ params }) => use.requestsLeft.execute(params.id));
  return router;
}
