import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import handlebars from 'handlebars';
import type { Context } from 'koa';
import { typedCode } from '#kernel/contracts/fields.ts';
import { invitationId, type InvitationId } from '#kernel/contracts/ids.ts';
import { DomainError, errorText } from '#kernel/errors.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import decide from '#kernel/i18n/en/decide.json' with { type: 'json' };
import catalogue from '#kernel/i18n/en/guardianship.json' with { type: 'json' };
import type { SessionDoor } from '../../identity/index.ts';
import type { RefuseGuardianship } from '../commands/refuse-guardianship.ts';
import type { VerifyByLink } from '../commands/verify-by-link.ts';
import { CODE_LENGTH } from '../contracts/guardian.ts';
import type { DescribeInvitation } from '../queries/describe-invitation.ts';
import { visitOf } from './visit.ts';

const page = handlebars.compile(
  readFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), 'answer-page.hbs'), 'utf8'),
);
const { waliVerify: texts, check } = catalogue;
const code = typedCode(CODE_LENGTH);

interface Use {
  door: SessionDoor;
  describeInvitation: DescribeInvitation;
  verifyByLink: VerifyByLink;
  refuse: RefuseGuardianship;
}

/**
 * The way to the same for a browser without JavaScript: /wali-verify sends it here. Null where the address is no
 * invitation's.
 */
export function answerPathOf(query: URLSearchParams): string | null {
  const [id, given] = [invitationId.safeParse(query.get('id')), code.safeParse(query.get('code'))];
  return id.success && given.success ? `/decide/invitation/${id.data}?code=${encodeURIComponent(given.data)}` : null;
}

/**
 * What /wali-verify asks of an invited man, as plain HTML with forms. GET changes nothing; refusing is asked once more.
 */
export function answerPage(use: Use): Router {
  const router = new Router();

  router.get('/decide/invitation/:id', (ctx) => answer(ctx, (invitation) => asked(invitation)));

  router.post('/decide/invitation/:id', (ctx) =>
    answer(ctx, async (invitation) => {
      const { id, code: given } = invitation;
      switch ((ctx.request.body as Record<string, unknown> | undefined)?.['action']) {
        case 'accept':
          return accepted(await use.verifyByLink.execute(id, given, visitOf(use.door, ctx)));
        case 'confirm':
          await use.refuse.execute(id, given);
          return { heading: texts.refused, notes: [texts.refusedText] };
        case 'refuse':
          return { heading: texts.refuseTitle, notes: [texts.refuseText], back: decide.back, question: true };
        default:
          return asked(invitation);
      }
    }),
  );

  const asked = async (invitation: { id: InvitationId; code: string }): Promise<object> => {
    const { guardian, wardName: ward } = await use.describeInvitation.execute(invitation.id, invitation.code);
    return {
      heading: fill(texts.asked, { ward }),
      notes: [fill(texts.askedText, { ward, name: guardian.name }), texts.what],
      points: Object.values(texts.points),
      asked: true,
    };
  };

  return router;
}

function accepted({ guardian, wardName: ward }: Awaited<ReturnType<VerifyByLink['execute']>>): object {
  if (!guardian.check) return { heading: texts.verified, notes: [fill(texts.verifiedText, { ward }), texts.claimText] };
  return {
    heading: check.title,
    notes: [answerText('waliChecked', { ward }), check.why],
    points: guardian.check.reasons.map((reason) => fill(check.reasons[reason], { ward })),
  };
}

function refused({ code: why }: DomainError): { heading: string; notes: string[] } {
  if (why === 'guardianship.link-used') return { heading: texts.already, notes: [texts.alreadyText] };
  if (why === 'guardianship.check-waits') return { heading: check.title, notes: [check.still] };
  return { heading: texts.invalid, notes: [errorText(why)] };
}

/** Refusals of this page are pages too; the link of one who is verified already leads on. */
async function answer(
  ctx: Context,
  view: (invitation: { id: InvitationId; code: string }) => Promise<object>,
): Promise<void> {
  const [id, given] = [invitationId.safeParse(ctx.params['id']), code.safeParse(ctx.query['code'])];
  try {
    if (!id.success || !given.success) throw new DomainError('guardianship.link-invalid');
    ctx.body = page({ texts, ...(await view({ id: id.data, code: given.data })) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.status = error.status;
    ctx.body = page({ texts, ...refused(error) });
  }
  ctx.type = 'text/html; charset=utf-8';
}
