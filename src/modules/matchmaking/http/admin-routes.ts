import Router from '@koa/router';
import type { CrudCommands } from '#kernel/admin/admin-record.ts';
import { adminResource } from '#kernel/http/admin-routes.ts';
import { prompts, type PromptFields, type PromptRecord } from '../contracts/prompts/admin-prompts.schema.ts';
import type { ListAllPrompts } from '../queries/profiles/list-all-prompts.ts';

interface RouteHandlers {
  prompts: CrudCommands<PromptRecord, PromptFields> & { list: ListAllPrompts };
}

export function adminRoutes(use: RouteHandlers): Router {
  const router = new Router();
  adminResource(router, prompts, use.prompts, {
    added: 'promptCreated',
    changed: 'promptUpdated',
    removed: 'promptDeleted',
  });
  return router;
}
