import Router from '@koa/router';
import { signInWithCode } from '../contracts/auth.schema.ts';
import * as contract from '../contracts/two-factor.schema.ts';
import { sessionOf } from '#kernel/http/context.ts';
import { publicRoute, route } from '#kernel/http/route.ts';
import type { SignInWithCode } from '../commands/sign-in/sign-in-with-code.ts';
import type { DisableTwoFactor } from '../commands/sign-in/disable-two-factor.ts';
import type { EnableTwoFactor } from '../commands/sign-in/enable-two-factor.ts';
import type { SetUpTwoFactor } from '../commands/sign-in/set-up-two-factor.ts';
import type { GetCurrentUser } from '../queries/get-current-user.ts';
import { challengeOf, forgetChallenge, startSession } from './session.ts';

interface RouteHandlers {
  currentUser: GetCurrentUser;
  signInWithCode: SignInWithCode;
  setUp: SetUpTwoFactor;
  enable: EnableTwoFactor;
  disable: DisableTwoFactor;
}

export function twoFactorRoutes(use: RouteHandlers): Router {
  const router = new Router();

  publicRoute(router, signInWithCode, async ({ body, ctx }) => {
    const { userId, passwordHash } = await use.signInWithCode.execute(challengeOf(ctx), body.code);
    forgetChallenge(ctx);
    await startSession(ctx, userId, passwordHash);
    return use.currentUser.execute(userId);
  });

  route(router, contract.setUpTwoFactor, ({ ctx }, { userId }) =>
    use.setUp.execute({ userId, sessionId: sessionOf(ctx) }),
  );
  route(router, contract.enableTwoFactor, async ({ body, ctx }, { userId }) => ({
    recoveryCodes: await use.enable.execute({ userId, sessionId: sessionOf(ctx) }, body.code),
  }));
  route(router, contract.disableTwoFactor, async ({ body }, actor) => {
    await use.disable.execute(actor, body);
    return undefined;
  });

  return router;
}
