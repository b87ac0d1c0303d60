import Router from '@koa/router';
import type { Context } from 'koa';
import { typedCode } from '#kernel/contracts/fields.ts';
import { invitationId, type InvitationId } from '#kernel/contracts/ids.ts';
import { DomainError, errorText } from '#kernel/errors.ts';
import { languageOfReader } from '#kernel/http/context.ts';
import { formField } from '#kernel/http/form-field.ts';
import { showView } from '#kernel/http/view.ts';
import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import type { SessionGateway } from '../../identity/index.ts';
import type { RefuseGuardianship } from '../commands/refuse-guardianship.ts';
import type { VerifyByLink } from '../commands/verify-by-link.ts';
import { CODE_LENGTH } from '../contracts/guardian-verification.ts';
import type { InvitationView } from '../contracts/mailed-pages.ts';
import { requestOriginOf } from './visit.ts';

const code = typedCode(CODE_LENGTH);

interface RouteHandlers {
  sessionGateway: SessionGateway;
  verifyByLink: VerifyByLink;
  refuse: RefuseGuardianship;
}

/** Answers the form of /wali-verify from a browser without scripts; refusing takes a second step. */
export function answerPage(use: RouteHandlers): Router {
  const router = new Router();

  router.get('/decide/invitation/:id', (ctx) => answer(ctx, (invitation) => toPage(ctx, invitation)));

  router.post('/decide/invitation/:id', (ctx) =>
    answer(ctx, async (invitation) => {
      const { id, code: given } = invitation;
      switch (formField(ctx, 'action')) {
        case 'accept':
          return accepted(
            await use.verifyByLink.execute(id, given, requestOriginOf(use.sessionGateway, ctx), languageOfReader(ctx)),
          );
        case 'confirm':
          await use.refuse.execute(id, given);
          return { shows: 'refused' };
        case 'refuse':
          return { shows: 'confirm' };
        default:
          return toPage(ctx, invitation);
      }
    }),
  );

  return router;
}

interface Invitation {
  id: InvitationId;
  code: string;
}

/** Leads to the page that asks, in the same language. */
function toPage(ctx: Context, { id, code: given }: Invitation): null {
  ctx.redirect(addressIn(languageOfReader(ctx), `/wali-verify?id=${id}&code=${given}`));
  ctx.status = 303;
  return null;
}

const accepted = ({
  guardian,
  wardName: ward,
  claimPath,
}: Awaited<ReturnType<VerifyByLink['execute']>>): InvitationView =>
  guardian.check ? { shows: 'checked' } : { shows: 'verified', ward, claimPath };

function refused({ code: why, details }: DomainError, language: Language): InvitationView {
  if (why === 'guardianship.link-used')
    return { shows: 'used', verifiedAt: typeof details['verifiedAt'] === 'string' ? details['verifiedAt'] : null };
  if (why === 'guardianship.link-refused') return { shows: 'refused' };
  if (why === 'guardianship.verification-under-review') return { shows: 'under-review' };
  return { shows: 'invalid', words: errorText(why, {}, language) };
}

/** Renders refusals as pages too; the link of a verified guardian leads on. */
async function answer(
  ctx: Context,
  view: (invitation: Invitation) => InvitationView | null | Promise<InvitationView | null>,
): Promise<void> {
  const [id, given] = [invitationId.safeParse(ctx.params['id']), code.safeParse(ctx.query['code'])];
  try {
    if (!id.success || !given.success) throw new DomainError('guardianship.link-invalid');
    const shown = await view({ id: id.data, code: given.data });
    if (shown) showView(ctx, shown);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.status = error.status;
    showView(ctx, refused(error, languageOfReader(ctx)));
  }
}
