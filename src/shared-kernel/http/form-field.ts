import type { Context } from 'koa';

/** The text of a posted form's field; empty if it is missing, a list or an object. */
export function formField(ctx: Context, name: string): string {
  const value = (ctx.request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
