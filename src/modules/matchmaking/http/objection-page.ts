import Router from '@koa/router';
import type { Context } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { showView } from '#kernel/http/view.ts';
import type { ObjectByLink } from '../commands/object-by-link.ts';
import type { ObjectionView } from '../contracts/objection-view.ts';
import type { DescribeObjection } from '../queries/describe-objection.ts';

interface RouteHandlers {
  describe: DescribeObjection;
  object: ObjectByLink;
}

/** The page behind a ward's emailed link: GET only asks, and one press objects to her guardian's end. */
export function objectionPage(use: RouteHandlers): Router {
  const router = new Router();

  router.get('/decide/objection/:token', (ctx) => answer(ctx, () => use.describe.execute(ctx.params['token']!)));

  router.post('/decide/objection/:token', (ctx) =>
    answer(ctx, async () => {
      await use.object.execute(ctx.params['token']!);
      return { shows: 'done' };
    }),
  );

  return router;
}

async function answer(ctx: Context, view: () => Promise<ObjectionView>): Promise<void> {
  try {
    showView(ctx, await view());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.status = error.status;
    showView(ctx, { shows: 'expired' } satisfies ObjectionView);
  }
}
