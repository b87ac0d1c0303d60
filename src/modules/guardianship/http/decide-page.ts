import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import handlebars from 'handlebars';
import type { Context } from 'koa';
import { decisionActions, type DecisionAction } from '#kernel/contracts/approvals.ts';
import { optionalText } from '#kernel/contracts/fields.ts';
import { DomainError } from '#kernel/errors.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import texts from '#kernel/i18n/en/decide.json' with { type: 'json' };
import type { DecideApproval } from '../commands/decide-approval.ts';
import type { ApprovalQueries } from '../queries/approvals.ts';
import { outcomeText } from './approval-routes.ts';
import { factsOf } from './decide-facts.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const page = handlebars.compile(readFileSync(path.join(folder, 'decide-page.hbs'), 'utf8'));
const style = readFileSync(path.join(folder, 'decide-style.css'), 'utf8');
const reasonGiven = optionalText(500);

/** The page behind an e-mailed link: plain HTML with a form, so that it works on any telephone and without JavaScript. GET changes nothing. */
export function decidePage({ queries, decide }: { queries: ApprovalQueries; decide: DecideApproval }): Router {
  const router = new Router();

  router.get('/decide/:token', (ctx) =>
    answer(ctx, async () => {
      const item = await queries.byLink(ctx.params['token']!);
      const ward = item.wardFirstName;
      const outgoing = item.from === item.wardProfileId;
      const kind = `${item.type === 'message' ? 'message' : 'interest'}${outgoing ? 'From' : 'To'}Ward` as const;
      const other = outgoing ? item.toProfile : item.fromProfile;
      return {
        eyebrow: fill(texts.forWard, { ward }),
        heading: fill(texts.heading[kind], { ward }),
        note: fill(texts.note[kind], { ward }),
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
      const { action, reason } = formOf(ctx);
      const type = await decide.executeByLink(ctx.params['token']!, { action, reason });
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

/** Refusals of this page are pages too. */
async function answer(ctx: Context, view: () => Promise<object>): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  try {
    ctx.body = page({ texts, ...(await view()) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.status = error.status;
    const gone = error.code === 'guardianship.already-decided' ? texts.gone.decided : texts.gone.unknown;
    ctx.body = page({
      texts,
      ...(error.code === 'common.invalid' ? { heading: texts.gone.form.heading, note: texts.gone.form.note } : gone),
    });
  }
  ctx.type = 'text/html; charset=utf-8';
}
