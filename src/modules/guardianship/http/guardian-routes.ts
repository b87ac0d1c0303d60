import Router from '@koa/router';
import type { Context } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { admitted, type State } from '#kernel/http/context.ts';
import { publicRoute, route } from '#kernel/http/route.ts';
import { timeZoneOf } from '#kernel/http/time-zone.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { waliVerification } from '../../identity/contracts/auth.schema.ts';
import type { SessionGateway } from '../../identity/index.ts';
import type { AnswerSafety } from '../commands/answer-safety.ts';
import type { NameGuardianAtSignUp } from '../commands/name-guardian-at-sign-up.ts';
import type { NameGuardian } from '../commands/name-guardian.ts';
import type { ResendInvitation } from '../commands/resend-invitation.ts';
import type { StepDown } from '../commands/step-down.ts';
import * as contract from '../contracts/guardian.schema.ts';
import { answerSafety, showSafety } from '../contracts/safety.schema.ts';
import type { ShowOversight } from '../queries/show-oversight.ts';
import type { ShowGuardian } from '../queries/show-guardian.ts';
import type { ShowPreviousGuardian } from '../queries/show-previous-guardian.ts';
import type { ShowSafety } from '../queries/show-safety.ts';
import type { ShowGuardianProfile } from '../queries/show-guardian-profile.ts';

interface RouteHandlers {
  sessionGateway: SessionGateway;
  showGuardian: ShowGuardian;
  showOversight: ShowOversight;
  showPrevious: ShowPreviousGuardian;
  showProfile: ShowGuardianProfile;
  name: NameGuardian;
  nameAtSignUp: NameGuardianAtSignUp;
  resend: ResendInvitation;
  stepDown: StepDown;
  showSafety: ShowSafety;
  answerSafety: AnswerSafety;
}

export const visitorOf = (ctx: Context): UserId | null => (ctx.state as State).actor?.userId ?? null;

export function guardianRoutes(use: RouteHandlers): Router {
  const router = new Router();

  route(router, contract.getGuardian, ({ query }, actor) =>
    use.showGuardian.execute(actor.userId, query.wardProfileId),
  );
  route(router, contract.showOversight, (_, actor) => use.showOversight.execute(actor.userId));
  route(router, contract.previousGuardian, (_, actor) => use.showPrevious.execute(actor.userId));
  route(router, contract.guardianProfile, (_, actor) => use.showProfile.execute(actor.userId));

  route(router, showSafety, (_, actor) => use.showSafety.execute(actor.userId));
  route(router, answerSafety, async ({ body, ctx }, actor) => {
    await use.answerSafety.execute(actor.userId, body, timeZoneOf(ctx));
    return (await use.showSafety.execute(actor.userId))!;
  });

  route(router, contract.nameGuardian, async ({ body, ctx }, actor) => {
    await use.name.execute(actor.userId, body, timeZoneOf(ctx));
    const named = await use.showGuardian.execute(actor.userId);
    if (!named) throw new DomainError('common.conflict');
    return named;
  });

  publicRoute(router, waliVerification, async ({ body, language, ctx }) => {
    await use.nameAtSignUp.execute(body.userId, body, {
      handle: use.sessionGateway.signUpHandleOf(ctx),
      isSignedIn: (wardId) => {
        const isShe = visitorOf(ctx) === wardId;
        if (isShe) admitted(ctx, { access: 'signed-in', duties: [], fresh: true, whileLeaving: false });
        return isShe;
      },
    });
    return { success: true as const, message: answerText('waliInvited', {}, language) };
  });

  route(router, contract.resendVerification, async ({ language }, actor) => {
    await use.resend.execute(actor.userId);
    return { success: true as const, message: answerText('waliResent', {}, language) };
  });

  route(router, contract.stepDown, async ({ body, language }, actor) => {
    const { wardProfileId, guardianId } = body;
    const of = guardianId === undefined ? { wardProfileId: wardProfileId! } : { guardianId };
    await use.stepDown.execute(actor.userId, of, body.reason ?? null);
    return { success: true as const, message: answerText('steppedDown', {}, language) };
  });

  return router;
}
