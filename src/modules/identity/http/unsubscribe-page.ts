import Router from '@koa/router';
import type { Context } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { showView } from '#kernel/http/view.ts';
import type { Unsubscribe } from '../commands/account/unsubscribe.ts';
import type { UnsubscribeView } from '../contracts/unsubscribe-view.ts';
import type { UnsubscribeTarget } from '../domain/account-settings.ts';
import type { ReadUnsubscribeLink } from '../queries/read-unsubscribe-link.ts';

interface RouteHandlers {
  link: ReadUnsubscribeLink;
  unsubscribe: Unsubscribe;
}

/** GET only asks; POST unsubscribes, from the page or by a mail program's one click (RFC 8058). */
export function unsubscribePage(use: RouteHandlers): Router {
  const router = new Router();

  router.get('/unsubscribe/:token', (ctx) => {
    const named = use.link.execute(ctx.params['token']!);
    if (named) show(ctx, { shows: 'form', kind: kindOf(named) });
    else unknown(ctx);
  });

  router.post('/unsubscribe/:token', async (ctx) => {
    try {
      show(ctx, { shows: 'done', kind: kindOf(await use.unsubscribe.execute(ctx.params['token']!)) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      unknown(ctx);
    }
  });

  return router;
}

/** A series without a setting is the prayer reminders, any other a saved search. */
const kindOf = ({ setting, series }: Pick<UnsubscribeTarget, 'setting' | 'series'>) =>
  setting === null ? 'prayers' : series ? 'search' : setting;

function unknown(ctx: Context): void {
  ctx.status = 404;
  show(ctx, { shows: 'unknown' });
}

const show = (ctx: Context, view: UnsubscribeView): void => showView(ctx, view);
