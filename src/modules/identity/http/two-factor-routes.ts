import Router from '@koa/router';
import type { Knex } from 'knex';
import { signInWithCode } from '../contracts/auth.ts';
import * as contract from '../contracts/two-factor.ts';
import { sessionOf } from '#kernel/http/context.ts';
import { publicRoute, route } from '#kernel/http/route.ts';
import type { SignInWithCode } from '../commands/sign-in-with-code.ts';
import type { SwitchTwoFactor } from '../commands/switch-two-factor.ts';
import { currentUser } from '../queries/current-user.ts';
import { challengeOf, forgetChallenge, startSession } from './session.ts';

interface Use {
  db: Knex;
  signIn: SignInWithCode;
  twoFactor: SwitchTwoFactor;
}

/** The second step of signing in, and how it is switched on and off. */
export function twoFactorRoutes({ db, signIn, twoFactor }: Use): Router {
  const router = new Router();

  publicRoute(router, signInWithCode, async ({ body, ctx }) => {
    const { userId, passwordHash } = await signIn.execute(challengeOf(ctx), body.code);
    forgetChallenge(ctx);
    await startSession(ctx, userId, passwordHash);
    return currentUser(db, userId);
  });

  route(router, contract.setUpTwoFactor, ({ ctx }, { userId }) =>
    twoFactor.setUp({ userId, sessionId: sessionOf(ctx) }),
  );
  route(router, contract.enableTwoFactor, async ({ body, ctx }, { userId }) => ({
    recoveryCodes: await twoFactor.enable({ userId, sessionId: sessionOf(ctx) }, body.code),
  }));
  route(router, contract.disableTwoFactor, async ({ body }, actor) => {
    await twoFactor.disable(actor, body);
    return undefined;
  });

  return router;
}
