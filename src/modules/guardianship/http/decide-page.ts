import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import handlebars from 'handlebars';
import type { Context } from 'koa';
import { decisionActions, type DecisionAction } from '../contracts/approvals.ts';
import { optionalText } from '#kernel/contracts/fields.ts';
import { DomainError } from '#kernel/errors.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import texts from '#kernel/i18n/en/decide.json' with { type: 'json' };
import type { DecideByLink } from '../commands/decide-by-link.ts';
import type { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import type { ApprovalByLink } from '../queries/approval-by-link.ts';
import { outcomeText } from './approval-routes.ts';
import { factsOf } from './decide-facts.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const page = handlebars.compile(readFileSync(path.join(folder, 'decide-page.hbs'), 'utf8'));
const style = readFileSync(path.join(folder, 'decide-style.css'), 'utf8');
const reasonGiven = optionalText(500);

interface Use {
  approvalByLink: ApprovalByLink;
  decideByLink: DecideByLink;
  renewLink: RenewDecisionLink;
}

/**
 * The page behind an e-mailed link: plain HTML with a form, so that it works on any telephone and without JavaScript.
 * GET changes nothing.
 */
export function decidePage(use: Use): Router {
  const router = new Router();

  router.get('/decide/:token', (ctx) =>
    answer(ctx, async () => {
      const item = await use.approvalByLink.execute(ctx.params['token']!);
      const ward = item.wardFirstName;
      const outgoing = item.from === item.wardProfileId;
      const kind = `${item.type === 'message' ? 'message' : 'interest'}${outgoing ? 'From' : 'To'}Ward` as const;
      const other = outgoing ? item.toProfile : item.fromProfile;
      return {
        eyebrow: fill(texts.forWard, { ward }),
        heading: fill(texts.heading[kind], { ward }),
        note: fill(texts.note[kind], { ward }),
        bothAsked: item.bothAsked ? fill(texts.bothAsked, { ward }) : '',
        reasonHint: fill(texts.reasonHint[kind], { ward }),
        other: { title: fill(texts.profile, { id: other.id }), facts: factsOf(other), words: other.aboutMe },
        content: item.content ?? texts.noWords,
        conversation: item.conversation.map((message) => ({
          who: message.senderId === item.wardProfileId ? ward : fill(texts.profile, { id: message.senderId }),
          words: message.content,
        })),
        form: true,
      };
    }),
  );

  router.post('/decide/:token', (ctx) =>
    answer(ctx, async () => {
      if ((ctx.request.body as Record<string, unknown> | undefined)?.['action'] === 'renew') {
        await use.renewLink.execute(ctx.params['token']!);
        return texts.renewed;
      }
      const { action, reason } = formOf(ctx);
      const type = await use.decideByLink.execute(ctx.params['token']!, { action, reason });
      return { heading: texts.done[action], note: outcomeText(type, action) };
    }),
  );

  router.get('/decide-style.css', (ctx) => {
    ctx.type = 'text/css; charset=utf-8';
    ctx.body = style;
  });

  return router;
}

function formOf(ctx: Context): { action: DecisionAction; reason: string | undefined } {
  const form = (ctx.request.body ?? {}) as Record<string, unknown>;
  const action = decisionActions.find((known) => known === form['action']);
  const reason = reasonGiven.safeParse(form['reason']);
  if (!action || !reason.success) throw new DomainError('common.invalid');
  return { action, reason: reason.data };
}

/** What the page says instead, and how it goes on from there. */
function refusalOf({ code }: DomainError): object {
  switch (code) {
    case 'guardianship.already-decided':
      return texts.gone.decided;
    case 'guardianship.link-expired':
      return { ...texts.gone.expired, renew: true };
    case 'common.invalid':
      return texts.gone.form;
    case 'common.too-many':
      return texts.gone.often;
    default:
      return texts.gone.unknown;
  }
}

/** Refusals of this page are pages too. */
async function answer(ctx: Context, view: () => Promise<object>): Promise<void> {
  try {
    ctx.body = page({ texts, ...(await view()) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.status = error.status;
    ctx.body = page({ texts, ...refusalOf(error) });
  }
  ctx.type = 'text/html; charset=utf-8';
}
