import Router from '@koa/router';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import * as contract from '../contracts/guardian.ts';
import { DomainError } from '#kernel/errors.ts';
import { admitted, type State } from '#kernel/http/context.ts';
import { publicRoute, route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { InvitationId, UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { SessionDoor } from '../../identity/index.ts';
import type { ClaimGuardian } from '../commands/claim-guardian.ts';
import type { NameGuardian } from '../commands/name-guardian.ts';
import type { ResendInvitation } from '../commands/resend-invitation.ts';
import type { RenewClaim } from '../commands/renew-claim.ts';
import type { VerifyGuardian } from '../commands/verify-guardian.ts';
import { guardianAccount, guardianOf } from '../queries/guardian-of.ts';
import type { GuardianState } from '../domain/guardian.ts';
import { waliVerification } from '../../identity/contracts/auth.ts';

interface Use {
  db: Knex;
  seals: Seals;
  door: SessionDoor;
  name: NameGuardian;
  resend: ResendInvitation;
  verify: VerifyGuardian;
  claim: ClaimGuardian;
  renewClaim: RenewClaim;
}

const viewOf = ({ name, relation, verifiedAt }: GuardianState) => ({
  name,
  relation,
  verifiedAt: verifiedAt?.toISOString() ?? null,
});
const visitorOf = (ctx: Context): UserId | null => (ctx.state as State).actor?.userId ?? null;

export function guardianRoutes({ db, seals, door, name, resend, verify, claim, renewClaim }: Use): Router {
  const router = new Router();

  route(router, contract.getGuardian, (_, actor) => guardianOf({ db, seals }, actor.userId));
  route(router, contract.guardianProfile, (_, actor) => guardianAccount(db, actor.userId));

  route(router, contract.nameGuardian, async ({ body }, actor) => {
    await name.execute(actor.userId, body);
    const named = await guardianOf({ db, seals }, actor.userId);
    if (!named) throw new DomainError('common.conflict');
    return named;
  });

  publicRoute(router, waliVerification, async ({ body, ctx }) => {
    await name.executeAtSignUp(body.userId as UserId, body, {
      handle: door.signUpHandleOf(ctx),
      isSignedIn: (wardId) => {
        const isShe = visitorOf(ctx) === wardId;
        if (isShe) admitted(ctx, { access: 'signed-in', fresh: true, whileLeaving: false });
        return isShe;
      },
    });
    return { success: true as const, message: answerText('waliInvited') };
  });

  route(router, contract.resendVerification, async (_, actor) => {
    await resend.execute(actor.userId);
    return { success: true as const, message: answerText('waliResent') };
  });

  publicRoute(router, contract.waliVerify, async ({ params, query, ctx }) => {
    // A mail scanner opens links but does not send this header (decisions 2.2).
    const pressed = ctx.get('X-Requested-With') === 'mithaq';
    const id = params.id as InvitationId;
    const { guardian, wardName, claimPath } = pressed
      ? await verify.byLink(id, query.code)
      : await verify.describe(id, query.code);
    const message = answerText(pressed ? 'waliVerified' : 'waliDescribed', { ward: wardName });
    return {
      success: true,
      state: pressed ? ('verified' as const) : ('described' as const),
      message,
      wardFirstName: wardName,
      guardian: viewOf(guardian),
      claimPath,
    };
  });

  publicRoute(router, contract.refuseWard, async ({ params, body }) => {
    await verify.refuse(params.id as InvitationId, body.code);
    return { success: true as const, message: answerText('waliRefused') };
  });

  route(router, contract.verifyCode, async ({ body }, actor) => {
    const { guardian, wardName } = await verify.byCode(actor.userId, body.verificationCode);
    return {
      success: true as const,
      message: answerText('codeVerified', { ward: wardName }),
      guardian: viewOf(guardian),
    };
  });

  publicRoute(router, contract.describeClaim, ({ body }) => claim.describe(body.token));
  publicRoute(router, contract.renewClaim, async ({ body }) => {
    await renewClaim.execute(body.token);
    return { success: true as const, message: answerText('linkRenewed') };
  });
  publicRoute(router, contract.claim, async ({ body, ctx }) => {
    const signedIn = visitorOf(ctx);
    const accountId = await claim.execute(body, signedIn);
    if (!signedIn) await door.startSession(ctx, accountId);
    return door.currentUser(accountId);
  });

  return router;
}
