import Router from '@koa/router';
import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import * as contract from '../contracts/account.ts';
import { changePassword, restoreAccount } from '../contracts/auth.ts';
import { sessionOf } from '#kernel/http/context.ts';
import { route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { BecomeMember } from '../commands/become-member.ts';
import type { ChangeEmail } from '../commands/change-email.ts';
import type { ChangePassword } from '../commands/change-password.ts';
import type { ChangeSettings } from '../commands/change-settings.ts';
import type { Leave } from '../commands/leave.ts';
import type { RestoreAccount } from '../commands/restore-account.ts';
import type { EndSessions } from '../commands/end-sessions.ts';
import { accountEmail } from '../queries/account-email.ts';
import { accountSettings } from '../queries/account-settings.ts';
import { currentUser } from '../queries/current-user.ts';
import { securityInfo } from '../queries/security-info.ts';
import { deviceOf, endSession, startSession } from './session.ts';

interface Use {
  db: Knex;
  clock: Clock;
  change: ChangePassword;
  end: EndSessions;
  settings: ChangeSettings;
  email: ChangeEmail;
  become: BecomeMember;
  leave: Leave;
  restore: RestoreAccount;
}

/** What a signed-in person does with his or her own account. */
export function accountRoutes({ db, clock, change, end, settings, email, become, leave, restore }: Use): Router {
  const router = new Router();

  route(router, changePassword, async ({ body, ctx }, { userId }) => {
    const passwordHash = await change.execute({ userId, sessionId: sessionOf(ctx), device: deviceOf(ctx), ...body });
    await startSession(ctx, userId, passwordHash);
    return { success: true as const, message: answerText('passwordChanged') };
  });

  route(router, contract.getSecurity, ({ ctx }, actor) => securityInfo({ db, clock }, actor.userId, sessionOf(ctx)));
  route(router, contract.endSession, async ({ params }, actor) => {
    await end.one(actor.userId, params.id);
    return undefined;
  });
  route(router, contract.endOtherSessions, async ({ ctx }, actor) => {
    await end.others(actor.userId, sessionOf(ctx));
    return undefined;
  });

  route(router, contract.getSettings, (_, actor) => accountSettings(db, actor.userId));
  route(router, contract.changeSettings, async ({ body }, actor) => {
    await settings.execute(actor.userId, body);
    return accountSettings(db, actor.userId);
  });

  route(router, contract.getEmail, (_, actor) => accountEmail({ db, clock }, actor.userId));
  route(router, contract.changeEmail, async ({ body, ctx }, { userId }) => {
    await email.ask({ userId, sessionId: sessionOf(ctx) }, body.email);
    return { success: true as const, message: answerText('emailChangeMailed') };
  });

  route(router, contract.becomeMember, async (_, actor) => {
    await become.execute(actor.userId);
    return currentUser(db, actor.userId);
  });

  for (const [endpoint, because] of [
    [contract.deleteAccount, 'asked'],
    [contract.withdrawConsent, 'consent-withdrawn'],
  ] as const)
    route(router, endpoint, async ({ ctx }, actor) => {
      const date = await leave.execute(actor.userId, because);
      endSession(ctx);
      return { deletionScheduledFor: date.toISOString() };
    });
  route(router, restoreAccount, async (_, actor) => {
    await restore.execute(actor.userId);
    return currentUser(db, actor.userId);
  });

  return router;
}
