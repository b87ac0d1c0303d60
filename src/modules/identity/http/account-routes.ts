import Router from '@koa/router';
import * as contract from '../contracts/account.schema.ts';
import { changePassword, restoreAccount } from '../contracts/auth.schema.ts';
import { sessionOf } from '#kernel/http/context.ts';
import { route } from '#kernel/http/route.ts';
import { timeZoneOf } from '#kernel/http/time-zone.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { RequestEmailChange } from '../commands/account/request-email-change.ts';
import type { AcceptTerms } from '../commands/account/accept-terms.ts';
import type { RetryAddress } from '../commands/notifications/retry-address.ts';
import type { EnableMembership } from '../commands/account/enable-membership.ts';
import type { ChangePassword } from '../commands/account/change-password.ts';
import type { ChangeSettings } from '../commands/account/change-settings.ts';
import type { EndOtherSessions } from '../commands/sign-in/end-other-sessions.ts';
import type { EndSession } from '../commands/sign-in/end-session.ts';
import type { Leave } from '../commands/account/leave.ts';
import type { RestoreAccount } from '../commands/account/restore-account.ts';
import type { GetAccountAddress } from '../queries/get-account-address.ts';
import type { GetAccountSettings } from '../queries/get-account-settings.ts';
import type { GetCurrentUser } from '../queries/get-current-user.ts';
import type { GetSecurityInfo } from '../queries/get-security-info.ts';
import { deviceOf, endSession, startSession } from './session.ts';

interface RouteHandlers {
  currentUser: GetCurrentUser;
  securityInfo: GetSecurityInfo;
  settings: GetAccountSettings;
  address: GetAccountAddress;
  changePassword: ChangePassword;
  endSession: EndSession;
  endOtherSessions: EndOtherSessions;
  changeSettings: ChangeSettings;
  requestEmailChange: RequestEmailChange;
  retryAddress: RetryAddress;
  enableMembership: EnableMembership;
  acceptTerms: AcceptTerms;
  leave: Leave;
  restore: RestoreAccount;
}

export function accountRoutes(use: RouteHandlers): Router {
  const router = new Router();

  route(router, changePassword, async ({ body, language, ctx }, { userId }) => {
    const change = { userId, sessionId: sessionOf(ctx), device: deviceOf(ctx), ...body };
    await startSession(ctx, userId, await use.changePassword.execute(change));
    return { success: true as const, message: answerText('passwordChanged', {}, language) };
  });

  route(router, contract.getSecurity, ({ language, ctx }, { userId }) =>
    use.securityInfo.execute({ userId, sessionId: sessionOf(ctx) }, language),
  );
  route(router, contract.endSession, async ({ params }, { userId }) => {
    await use.endSession.execute(userId, params.id);
    return undefined;
  });
  route(router, contract.endOtherSessions, async ({ ctx }, { userId }) => {
    await use.endOtherSessions.execute({ userId, sessionId: sessionOf(ctx) });
    return undefined;
  });

  route(router, contract.getSettings, (_, { userId }) => use.settings.execute(userId));
  route(router, contract.changeSettings, async ({ body }, { userId }) => {
    await use.changeSettings.execute(userId, body);
    return use.settings.execute(userId);
  });

  route(router, contract.getEmail, (_, { userId }) => use.address.execute(userId));
  route(router, contract.changeEmail, async ({ body, language, ctx }, { userId }) => {
    await use.requestEmailChange.execute({ userId, sessionId: sessionOf(ctx) }, body.email);
    return { success: true as const, message: answerText('emailChangeMailed', {}, language) };
  });

  route(router, contract.retryEmail, async (_, { userId }) => {
    await use.retryAddress.execute(userId);
    return use.address.execute(userId);
  });

  route(router, contract.enableMembership, async (_, { userId }) => {
    await use.enableMembership.execute(userId);
    return use.currentUser.execute(userId);
  });

  route(router, contract.acceptTerms, async ({ body }, { userId }) => {
    await use.acceptTerms.execute(userId, body.version);
    return use.currentUser.execute(userId);
  });

  for (const [endpoint, because] of [
    [contract.deleteAccount, 'deletion-wanted'],
    [contract.withdrawConsent, 'consent-withdrawn'],
  ] as const)
    route(router, endpoint, async ({ body, ctx }, { userId }) => {
      const date = await use.leave.execute(userId, { ...body, because, zone: timeZoneOf(ctx) });
      endSession(ctx);
      return { deletionScheduledFor: date.toISOString() };
    });
  route(router, restoreAccount, async (_, { userId }) => {
    await use.restore.execute(userId);
    return use.currentUser.execute(userId);
  });

  return router;
}
