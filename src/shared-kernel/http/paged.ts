import type { Context } from 'koa';
import type { LatestPage, PagedList } from '../paged-list.ts';

/** The body is the plain list; N and the way to the next page stand in headers. */
export function paged<T>(ctx: Context, { items, total, next }: PagedList<T>): T[] {
  ctx.set('X-Total-Count', total);
  if (next !== null) {
    const query = new URLSearchParams(ctx.querystring);
    query.set('cursor', next);
    ctx.set('Link', `<${ctx.path}?${query}>; rel="next"`);
  }
  return items;
}

/** The same for a list that is read from its end: the way to the earlier ones stands in a header. */
export function pagedFromEnd<T extends { id: string }>(ctx: Context, { items, hasEarlier }: LatestPage<T>): T[] {
  if (hasEarlier && items[0]) ctx.set('Link', `<${ctx.path}?before=${items[0].id}>; rel="prev"`);
  return items;
}
