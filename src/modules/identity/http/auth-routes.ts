import Router from '@koa/router';
import * as contract from '../contracts/auth.schema.ts';
import { languageOfReader, type State } from '#kernel/http/context.ts';
import { isSpeculative } from '#kernel/http/speculative.ts';
import { publicRoute, rawRoute, route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import { addressIn } from '#kernel/i18n/languages.ts';
import type { RequestConfirmation } from '../commands/account/request-confirmation.ts';
import type { ConfirmEmail } from '../commands/account/confirm-email.ts';
import type { ForgotPassword } from '../commands/account/forgot-password.ts';
import type { Reauthenticate } from '../commands/sign-in/reauthenticate.ts';
import type { ResetPassword } from '../commands/account/reset-password.ts';
import type { SignIn } from '../commands/sign-in/sign-in.ts';
import type { SignUp } from '../commands/account/sign-up.ts';
import { SIGN_UP_HANDLE_LIFE } from '../domain/sign-up-handle.ts';
import type { GetCurrentUser } from '../queries/get-current-user.ts';
import type { GetLinkUse } from '../queries/get-link-use.ts';
import { deviceOf, endSession, giveChallenge, giveSignUpHandle, startSession } from './session.ts';

interface RouteHandlers {
  currentUser: GetCurrentUser;
  signUp: SignUp;
  signIn: SignIn;
  reauthenticate: Reauthenticate;
  forgotPassword: ForgotPassword;
  resetPassword: ResetPassword;
  requestConfirmation: RequestConfirmation;
  confirmEmail: ConfirmEmail;
  linkUse: GetLinkUse;
}

export function authRoutes(use: RouteHandlers): Router {
  const router = new Router();

  route(router, contract.getUser, (_, actor) => use.currentUser.execute(actor.userId));
  route(router, contract.getAuthUser, (_, actor) => use.currentUser.execute(actor.userId));

  publicRoute(router, contract.signUp, async ({ body, language, ctx }) => {
    const { account, handle, guardianInvited } = await use.signUp.execute(body, { address: ctx.ip, language });
    giveSignUpHandle(ctx, handle, SIGN_UP_HANDLE_LIFE);
    const { id, email, username, gender } = account.state;
    return { id, email, username, gender, guardianInvited };
  });

  publicRoute(router, contract.signIn, async ({ body, ctx }) => {
    const attempt = { ...body, address: ctx.ip, device: deviceOf(ctx) };
    const { userId, passwordHash, challenge } = await use.signIn.execute(attempt);
    if (challenge) {
      giveChallenge(ctx, challenge);
      return { twoFactorRequired: true as const };
    }
    await startSession(ctx, userId, passwordHash);
    return use.currentUser.execute(userId);
  });

  route(router, contract.reauthenticate, async ({ body, language, ctx }, { userId }) => {
    await startSession(ctx, userId, await use.reauthenticate.execute(userId, body));
    return { success: true as const, message: answerText('signedInAgain', {}, language) };
  });

  publicRoute(router, contract.signOut, async ({ language, ctx }) => {
    endSession(ctx);
    return { success: true as const, message: answerText('signedOut', {}, language) };
  });

  publicRoute(router, contract.forgotPassword, async ({ body, language, ctx }) => {
    await use.forgotPassword.execute(body.email, ctx.ip);
    return { success: true as const, message: answerText('resetMailed', {}, language) };
  });

  publicRoute(router, contract.resetPassword, async ({ body, language, ctx }) => {
    await use.resetPassword.execute({ ...body, device: deviceOf(ctx) });
    return { success: true as const, message: answerText('passwordReset', {}, language) };
  });

  publicRoute(router, contract.confirmEmail, async ({ body, language, ctx }) => {
    const { actor, sessionId } = ctx.state as State;
    await use.confirmEmail.execute(body.token, actor && sessionId ? { userId: actor.userId, sessionId } : null);
    return { success: true as const, message: answerText('emailConfirmed', {}, language) };
  });
  publicRoute(router, contract.getLinkUse, ({ query }) => use.linkUse.execute(query.token));

  route(router, contract.resendConfirmation, async ({ language }, actor) => {
    const mailed = await use.requestConfirmation.execute(actor.userId);
    return {
      success: true as const,
      message: answerText(mailed ? 'confirmationMailed' : 'emailConfirmed', {}, language),
    };
  });

  // The page itself checks the target of `next`.
  rawRoute(router, contract.toSignIn, (ctx) =>
    ctx.redirect(addressIn(languageOfReader(ctx), '/auth'.concat(ctx.search))),
  );
  rawRoute(router, contract.signOutByLink, (ctx) => {
    // Another site must not sign people out by an image or a link (R-S.6).
    const site = ctx.get('Sec-Fetch-Site');
    if (isSpeculative(ctx)) {
      // A browser drops a failed prefetch, and sends the request again once the link is opened.
      ctx.status = 503;
      ctx.body = '';
      return;
    }
    if (!site || site === 'same-origin' || site === 'none') endSession(ctx);
    ctx.redirect(addressIn(languageOfReader(ctx), '/'));
  });

  return router;
}
