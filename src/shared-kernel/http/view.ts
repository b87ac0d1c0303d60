import type { Context } from 'koa';

/**
 * Answers an address of its own with what its page shows, of which the member app makes the page; where no pages are
 * served, it is the answer.
 */
export function showView(ctx: Context, view: object): void {
  ctx.state['view'] = view;
  ctx.body = view;
}
