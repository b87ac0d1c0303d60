import Router from '@koa/router';
import type { Context } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { showView } from '#kernel/http/view.ts';
import type { DeclineAsRelative } from '../commands/family/decline-as-relative.ts';
import type { RelativePageView } from '../contracts/family/relative-view.ts';
import type { DescribeRelativeLink } from '../queries/family/describe-relative-link.ts';

interface RouteHandlers {
  describe: DescribeRelativeLink;
  decline: DeclineAsRelative;
}

/** The page behind a relative's link: GET only asks, and one press says no (R-C.2). */
export function relativePage(use: RouteHandlers): Router {
  const router = new Router();

  router.get('/decide/relative/:token', (ctx) => answer(ctx, () => use.describe.execute(ctx.params['token']!)));

  router.post('/decide/relative/:token', (ctx) =>
    answer(ctx, async () => {
      await use.decline.execute(ctx.params['token']!);
      return { shows: 'done' };
    }),
  );

  return router;
}

async function answer(ctx: Context, view: () => Promise<RelativePageView>): Promise<void> {
  try {
    showView(ctx, await view());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.status = error.status;
    showView(ctx, { shows: 'expired' } satisfies RelativePageView);
  }
}
