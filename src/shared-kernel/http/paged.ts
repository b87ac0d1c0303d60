import type { Context } from 'koa';
import type { LatestPage, PagedList } from '../paged-list.ts';

/** Responds with the plain list; headers have the total and the next page. */
export function paged<T>(ctx: Context, { items, total, next }: PagedList<T>): T[] {
  ctx.set('X-Total-Count', total);
  if (next !== null) {
    const query = new URLSearchParams(ctx.querystring);
    query.set('cursor', next);
    ctx.set('Link', `<${ctx.path}?${query}>; rel="next"`);
  }
  return items;
}

/** Like `paged`, for a list that is read from its end; a header has the earlier page. */
export function pagedFromEnd<T extends { id: string }>(ctx: Context, { items, hasEarlier }: LatestPage<T>): T[] {
  if (hasEarlier && items[0]) ctx.set('Link', `<${ctx.path}?before=${items[0].id}>; rel="prev"`);
  return items;
}
