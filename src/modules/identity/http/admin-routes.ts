import Router from '@koa/router';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import { DisableAccount } from '../commands/disable-account.ts';
import { EnableAccount } from '../commands/enable-account.ts';
import { EndAccountSessions } from '../commands/end-account-sessions.ts';
import { SetAccountRole } from '../commands/set-account-role.ts';
import { SetQuietDays } from '../commands/set-quiet-days.ts';
import * as contract from '../contracts/admin-users.ts';
import * as quiet from '../contracts/quiet-days.ts';
import type { QuietDays } from '../domain/quiet-days.ts';
import type { ListQuietDays } from '../queries/list-quiet-days.ts';

type Ports = ConstructorParameters<typeof DisableAccount>[0] & { quietDays: QuietDays; listQuietDays: ListQuietDays };

/** What admins do to accounts, and about the quiet days: each verb with its command. */
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
  adminList(router, quiet.listQuietDays, 'quiet-days', ports.listQuietDays);
  adminRoute(
    router,
    quiet.setQuietDays,
    'quietDaysSet',
    new SetQuietDays(ports, 'set'),
    ({ params, body: { startsOn, endsOn } }) => ({ id: params.id, dates: { startsOn, endsOn } }),
  );
  adminRoute(router, quiet.resetQuietDays, 'quietDaysReset', new SetQuietDays(ports, 'reset'), ({ params }) => ({
    id: params.id,
    dates: null,
  }));
  return router;
}
