import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import handlebars from 'handlebars';
import type { Context } from 'koa';
import { optionalText } from '#kernel/contracts/fields.ts';
import { DomainError } from '#kernel/errors.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import decide from '#kernel/i18n/en/decide.json' with { type: 'json' };
import guardian from '#kernel/i18n/en/guardian.json' with { type: 'json' };
import { STEP_DOWN_REASON } from '../contracts/guardian.ts';
import type { StepDownByLink } from '../commands/step-down-by-link.ts';
import type { DescribeFarewell } from '../queries/describe-farewell.ts';

const page = handlebars.compile(
  readFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), 'farewell-page.hbs'), 'utf8'),
);
const texts = { ...guardian.stepDown, ...decide.stepDown };
const reasonGiven = optionalText(STEP_DOWN_REASON);

interface Use {
  describeFarewell: DescribeFarewell;
  stepDownByLink: StepDownByLink;
}

/**
 * Where a guardian without an account steps down, as plain HTML with forms. GET changes nothing; it is asked once more,
 * and what was typed stays.
 */
export function farewellPage(use: Use): Router {
  const router = new Router();

  router.get('/step-down/:token', (ctx) => answer(ctx, () => question(ctx, false)));

  router.post('/step-down/:token', (ctx) =>
    answer(ctx, async () => {
      const { action, reason } = formOf(ctx);
      if (action !== 'confirm') return question(ctx, action === 'ask', reason);
      await use.stepDownByLink.execute(ctx.params['token']!, reason || null);
      return { heading: texts.done, note: texts.doneText };
    }),
  );

  const question = async (ctx: Context, again: boolean, reason?: string): Promise<object> => {
    const { wardName: ward } = await use.describeFarewell.execute(ctx.params['token']!);
    return {
      heading: fill(again ? texts.again : texts.title, { ward }),
      note: fill(texts.text, { ward }),
      hint: fill(texts.reasonHint, { ward }),
      reason,
      again,
      asked: true,
    };
  };

  return router;
}

function formOf(ctx: Context): { action: string; reason: string | undefined } {
  const form = (ctx.request.body ?? {}) as Record<string, unknown>;
  const reason = reasonGiven.safeParse(form['reason']);
  if (!reason.success) throw new DomainError('common.invalid');
  return { action: String(form['action']), reason: reason.data };
}

/** Refusals of this page are pages too. */
async function answer(ctx: Context, view: () => Promise<object>): Promise<void> {
  try {
    ctx.body = page({ decide, texts, ...(await view()) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.status = error.status;
    const { heading, note } = error.code === 'common.invalid' ? texts.tooLong : texts.gone;
    ctx.body = page({ decide, texts, heading, note });
  }
  ctx.type = 'text/html; charset=utf-8';
}
