import type { Context } from 'koa';

/**
 * Responds with the data of a server-rendered page, from which the member app makes the page; without the app, the data
 * is the response.
 */
export function showView(ctx: Context, view: object): void {
  ctx.state['view'] = view;
  ctx.body = view;
}
