import Router from '@koa/router';
import { RecordExport } from '#kernel/admin/record-export.ts';
import { adminList, adminRoute } from '#kernel/http/admin-routes.ts';
import { timeZoneOf } from '#kernel/http/time-zone.ts';
import type { ClosingPorts } from '../account/close-account.ts';
import { CorrectAddress } from '../commands/staff/correct-address.ts';
import { DisableAccount } from '../commands/staff/disable-account.ts';
import { EnableAccount } from '../commands/staff/enable-account.ts';
import { EndAccountSessions } from '../commands/sign-in/end-account-sessions.ts';
import { ResendConfirmation } from '../commands/staff/resend-confirmation.ts';
import { SendExportLink } from '../commands/staff/send-export-link.ts';
import { SetAccountRole } from '../commands/staff/set-account-role.ts';
import { SetAccountStatus } from '../commands/staff/set-account-status.ts';
import { SetQuietDays } from '../commands/staff/set-quiet-days.ts';
import { StartClosure } from '../commands/staff/start-closure.ts';
import * as contract from '../contracts/admin-users.schema.ts';
import * as quiet from '../contracts/quiet-days.schema.ts';
import type { QuietDays } from '../domain/quiet-days.ts';
import type { ListQuietDays } from '../queries/list-quiet-days.ts';
import type { ListUsers } from '../queries/list-users.ts';
import type { Notify } from '../index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends ClosingPorts, Pick<UseCasePorts, 'changes' | 'confirmations' | 'limits' | 'rule'> {
  notify: Notify;
  listUsers: ListUsers;
  quietDays: QuietDays;
  listQuietDays: ListQuietDays;
}

export function adminRoutes(ports: Ports): Router {
  const router = new Router();
  adminList(router, contract.listUsers, ports.listUsers, new RecordExport(ports));
  adminRoute(
    router,
    contract.setUserStatus,
    ({ body }) => (body.isActive ? 'accountEnabled' : 'accountDisabled'),
    new SetAccountStatus(ports),
    ({ params, body }) => ({ id: params.id, isActive: body.isActive }),
  );
  adminRoute(
    router,
    contract.disableUser,
    'accountDisabled',
    new DisableAccount(ports),
    ({ params, body: { until, cause } }) => ({ id: params.id, until: until ? new Date(until) : null, cause }),
  );
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
    duties: body.duties,
  }));
  adminRoute(
    router,
    contract.resendConfirmationOfUser,
    'confirmationSent',
    new ResendConfirmation(ports),
    ({ params }) => params.id,
  );
  adminRoute(router, contract.correctAddress, 'addressCorrected', new CorrectAddress(ports), ({ params, body }) => ({
    id: params.id,
    email: body.email,
  }));
  adminRoute(router, contract.sendExportLink, 'exportLinkSent', new SendExportLink(ports), ({ params }) => params.id);
  adminRoute(
    router,
    contract.startClosure,
    'closureStarted',
    new StartClosure(ports),
    ({ params, body: { guardianNotifiedFrom }, ctx }) => ({
      id: params.id,
      guardianNotifiedFrom,
      zone: timeZoneOf(ctx),
    }),
  );
  quietDayRoutes(router, ports);
  return router;
}

function quietDayRoutes(router: Router, ports: Ports): void {
  adminList(router, quiet.listQuietDays, ports.listQuietDays, new RecordExport(ports));
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
}
