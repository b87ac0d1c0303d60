import Router from '@koa/router';
import type { Context } from 'koa';
import { optionalText } from '#kernel/contracts/fields.ts';
import { DomainError } from '#kernel/errors.ts';
import { formField } from '#kernel/http/form-field.ts';
import { showView } from '#kernel/http/view.ts';
import type { StepDownByLink } from '../commands/step-down-by-link.ts';
import { STEP_DOWN_REASON } from '../contracts/guardian.ts';
import type { StepDownView } from '../contracts/mailed-pages.ts';
import type { DescribeStepDown } from '../queries/describe-step-down.ts';
import type { DescribeUsedStepDown } from '../queries/describe-used-step-down.ts';

const reasonGiven = optionalText(STEP_DOWN_REASON);

interface RouteHandlers {
  describeStepDown: DescribeStepDown;
  describeUsedStepDown: DescribeUsedStepDown;
  stepDownByLink: StepDownByLink;
}

/**
 * Pages without script on which a guardian without an account steps down. GET changes nothing, it takes a second step,
 * and typed text is preserved.
 */
export function stepDownPage(use: RouteHandlers): Router {
  const router = new Router();

  router.get('/step-down/:token', (ctx) => answer(ctx, () => question(ctx, 'form')));

  router.post('/step-down/:token', (ctx) =>
    answer(ctx, async () => {
      const { action, reason } = formOf(ctx);
      if (action !== 'confirm') return question(ctx, action === 'ask' ? 'confirm' : 'form', reason);
      await use.stepDownByLink.execute(ctx.params['token']!, reason || null);
      return { shows: 'done' };
    }),
  );

  const question = async (ctx: Context, shows: 'form' | 'confirm', reason?: string): Promise<StepDownView> => {
    const { wardName: ward } = await use.describeStepDown.execute(ctx.params['token']!);
    return { shows, ward, reason };
  };

  async function answer(ctx: Context, view: () => Promise<StepDownView>): Promise<void> {
    try {
      showView(ctx, await view());
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      ctx.status = error.status;
      const isTooLong = error.code === 'common.invalid';
      const used = isTooLong ? null : await use.describeUsedStepDown.execute(ctx.params['token']!);
      const decided = used && { shows: 'decided' as const, ward: used.wardName, steppedDownAt: used.at.toISOString() };
      if (decided) ctx.status = 409;
      showView(ctx, decided ?? ({ shows: isTooLong ? 'too-long' : 'expired' } satisfies StepDownView));
    }
  }

  return router;
}

function formOf(ctx: Context): { action: string; reason: string | undefined } {
  const form = (ctx.request.body ?? {}) as Record<string, unknown>;
  const reason = reasonGiven.safeParse(form['reason']);
  if (!reason.success) throw new DomainError('common.invalid');
  return { action: formField(ctx, 'action'), reason: reason.data };
}
