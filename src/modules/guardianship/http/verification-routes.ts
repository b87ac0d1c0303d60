import Router from '@koa/router';
import { publicRoute, route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { SessionGateway } from '../../identity/index.ts';
import type { ClaimGuardian } from '../commands/claim-guardian.ts';
import type { RefuseGuardianship } from '../commands/refuse-guardianship.ts';
import type { RenewClaim } from '../commands/renew-claim.ts';
import type { VerifyByCode } from '../commands/verify-by-code.ts';
import type { VerifyByLink } from '../commands/verify-by-link.ts';
import * as contract from '../contracts/guardian-verification.schema.ts';
import type { GuardianState } from '../domain/guardian-state.ts';
import type { DescribeClaim } from '../queries/describe-claim.ts';
import type { DescribeInvitation } from '../queries/describe-invitation.ts';
import { requestOriginOf } from './visit.ts';

interface RouteHandlers {
  sessionGateway: SessionGateway;
  describeInvitation: DescribeInvitation;
  verifyByLink: VerifyByLink;
  verifyByCode: VerifyByCode;
  refuse: RefuseGuardianship;
  describeClaim: DescribeClaim;
  claim: ClaimGuardian;
  renewClaim: RenewClaim;
}

const viewOf = ({ name, relation, verifiedAt }: GuardianState) => ({
  name,
  relation,
  verifiedAt: verifiedAt?.toISOString() ?? null,
});

/** Response to a man who proved his email: he is verified, or the staff look first. */
const proven = (
  { guardian, wardName }: { guardian: GuardianState; wardName: string },
  text: 'waliVerified' | 'codeVerified',
  language: Language,
) => ({
  success: !guardian.check,
  state: guardian.check ? ('checking' as const) : ('verified' as const),
  message: answerText(guardian.check ? 'waliChecked' : text, { ward: wardName }, language),
  wardFirstName: wardName,
  guardian: viewOf(guardian),
});

/** Endpoints by which a named man verifies himself or refuses, and then links his account. */
export function verificationRoutes(use: RouteHandlers): Router {
  const router = new Router();

  publicRoute(router, contract.waliVerify, async ({ params: { id }, query: { code }, language, ctx }) => {
    // A mail scanner opens links but does not send this header.
    const isPressed = ctx.get('X-Requested-With') === 'mithaq';
    if (!isPressed) {
      const { guardian, wardName } = await use.describeInvitation.execute(id, code);
      return {
        success: true,
        state: 'described' as const,
        message: answerText('waliDescribed', { ward: wardName }, language),
        wardFirstName: wardName,
        guardian: viewOf(guardian),
        claimPath: null,
      };
    }
    const { claimPath, ...verified } = await use.verifyByLink.execute(
      id,
      code,
      requestOriginOf(use.sessionGateway, ctx),
      language,
    );
    return { ...proven(verified, 'waliVerified', language), claimPath };
  });
  publicRoute(router, contract.refuseWard, async ({ params, body, language }) => {
    await use.refuse.execute(params.id, body.code);
    return { success: true as const, message: answerText('waliRefused', {}, language) };
  });
  route(router, contract.verifyCode, async ({ body, language, ctx }, actor) => {
    const visit = requestOriginOf(use.sessionGateway, ctx);
    const verified = await use.verifyByCode.execute(actor.userId, body.verificationCode, visit, language);
    return proven(verified, 'codeVerified', language);
  });

  publicRoute(router, contract.describeClaim, ({ body }) => use.describeClaim.execute(body.token));
  publicRoute(router, contract.renewClaim, async ({ body, language }) => {
    await use.renewClaim.execute(body.token);
    return { success: true as const, message: answerText('linkRenewed', {}, language) };
  });
  publicRoute(router, contract.claim, async ({ body, language, ctx }) => {
    const visit = requestOriginOf(use.sessionGateway, ctx);
    const accountId = await use.claim.execute(body, visit, language);
    if (!visit.accountId) await use.sessionGateway.startSession(ctx, accountId);
    return use.sessionGateway.currentUser(accountId);
  });

  return router;
}
