import Router from '@koa/router';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import { ReadAsStaff } from '../commands/read-as-staff.ts';
import * as contract from '../contracts/admin-conversations.schema.ts';
import { ListConversations } from '../queries/list-conversations.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export function adminRoutes(ports: UseCasePorts): Router {
  const router = new Router();
  adminList(router, contract.listConversations, new ListConversations(ports));
  adminRoute(router, contract.readConversation, 'conversationRead', new ReadAsStaff(ports), ({ params, body }) => ({
    id: params.id,
    before: body.before,
  }));
  return router;
}
