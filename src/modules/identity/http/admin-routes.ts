import Router from '@koa/router';
import { adminRoute } from '#kernel/http/admin-routes.ts';
import { DisableAccount } from '../commands/disable-account.ts';
import { EnableAccount } from '../commands/enable-account.ts';
import { EndAccountSessions } from '../commands/end-account-sessions.ts';
import { SetAccountRole } from '../commands/set-account-role.ts';
import * as contract from '../contracts/admin-users.ts';

type Ports = ConstructorParameters<typeof DisableAccount>[0];

/** What admins do to accounts: each verb with its command, which all are made from the same ports. */
export function adminRoutes(ports: Ports): Router {
  const router = new Router();
  adminRoute(router, contract.disableUser, 'accountDisabled', new DisableAccount(ports), ({ params }) => params.id);
  adminRoute(router, contract.enableUser, 'accountEnabled', new EnableAccount(ports), ({ params }) => params.id);
  adminRoute(
    router,
    contract.endUserSessions,
    'sessionsEnded',
    new EndAccountSessions(ports),
    ({ params }) => params.id,
  );
  adminRoute(router, contract.setUserRole, 'roleSet', new SetAccountRole(ports), ({ params, body }) => ({
    id: params.id,
    role: body.role,
  }));
  return router;
}
