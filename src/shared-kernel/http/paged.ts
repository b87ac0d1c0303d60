import type { Context } from 'koa';
import type { PagedList } from '../paged-list.ts';

/** The body is the plain list; N and the way to the next page stand in headers (decisions 4.2). */
export function paged<T>(ctx: Context, { items, total, next }: PagedList<T>): T[] {
  ctx.set('X-Total-Count', total);
  if (next !== null) {
    const query = new URLSearchParams(ctx.querystring);
    query.set('cursor', next);
    ctx.set('Link', `<${ctx.path}?${query}>; rel="next"`);
  }
  return items;
}
