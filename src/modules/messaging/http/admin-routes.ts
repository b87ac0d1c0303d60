import Router from '@koa/router';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import type { ReadAsStaff } from '../commands/read-as-staff.ts';
import * as contract from '../contracts/admin-conversations.schema.ts';
import type { ListConversations } from '../queries/list-conversations.ts';

interface RouteHandlers {
  list: ListConversations;
  read: ReadAsStaff;
}

export function adminRoutes(use: RouteHandlers): Router {
  const router = new Router();
  adminList(router, contract.listConversations, use.list);
  adminRoute(router, contract.readConversation, 'conversationRead', use.read, ({ params, body }) => ({
    id: params.id,
    before: body.before,
  }));
  return router;
}
