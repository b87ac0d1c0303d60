import Router from '@koa/router';
import * as contract from '../contracts/admin-users.ts';
import type { State } from '#kernel/http/context.ts';
import { route, type Call } from '#kernel/http/route.ts';
import type { UserId } from '#kernel/ids.ts';
import type { GovernAccount } from '../commands/govern-account.ts';

/** What admins do to accounts. */
export function adminRoutes({ govern }: { govern: GovernAccount }): Router {
  const router = new Router();
  const occasion = ({ body, ctx }: { body: { reason: string }; ctx: Call<never, never, never>['ctx'] }) => ({
    reason: body.reason,
    requestId: (ctx.state as State).requestId,
  });

  route(router, contract.disableUser, (call, actor) => govern.disable(actor, call.params.id as UserId, occasion(call)));
  route(router, contract.enableUser, (call, actor) => govern.enable(actor, call.params.id as UserId, occasion(call)));
  route(router, contract.endUserSessions, (call, actor) =>
    govern.endSessions(actor, call.params.id as UserId, occasion(call)),
  );
  route(router, contract.setUserRole, (call, actor) =>
    govern.setRole(actor, call.params.id as UserId, call.body.role, occasion(call)),
  );

  return router;
}
