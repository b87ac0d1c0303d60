import Router from '@koa/router';
import * as contract from '../contracts/admin-users.ts';
import { adminRoute } from '#kernel/http/admin-routes.ts';
import type { DisableAccount } from '../commands/disable-account.ts';
import type { EnableAccount } from '../commands/enable-account.ts';
import type { EndAccountSessions } from '../commands/end-account-sessions.ts';
import type { SetAccountRole } from '../commands/set-account-role.ts';

interface Use {
  disable: DisableAccount;
  enable: EnableAccount;
  endSessions: EndAccountSessions;
  setRole: SetAccountRole;
}

/** What admins do to accounts. */
export function adminRoutes(use: Use): Router {
  const router = new Router();
  adminRoute(router, contract.disableUser, use.disable, ({ params }) => params.id);
  adminRoute(router, contract.enableUser, use.enable, ({ params }) => params.id);
  adminRoute(router, contract.endUserSessions, use.endSessions, ({ params }) => params.id);
  adminRoute(router, contract.setUserRole, use.setRole, ({ params, body }) => ({ id: params.id, role: body.role }));
  return router;
}
