import type { Context, Middleware } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import type { State } from '#kernel/http/context.ts';
import { networkOf } from '#kernel/limits.ts';

/** In bytes. */
interface Bounds {
  /** Smaller responses are sent at once, and do not count. */
  large: number;
  /** All responses not yet read by their clients. */
  all: number;
  /** Those of one account, or of one network without a session. */
  each: number;
}
const MEBIBYTE = 1024 * 1024;
const BOUNDS: Bounds = { large: 16 * 1024, all: 64 * MEBIBYTE, each: 8 * MEBIBYTE };

/** Refuses a large response while unread ones fill the memory limit. A response alone is sent at any size. */
export function boundedAnswers({ large, all, each }: Bounds = BOUNDS): Middleware {
  const waiting = new Map<string, number>();
  let total = 0;
  const count = (reader: string, bytes: number) => {
    total += bytes;
    const own = (waiting.get(reader) ?? 0) + bytes;
    if (own === 0) waiting.delete(reader);
    else waiting.set(reader, own);
  };
  return async (ctx, next) => {
    await next();
    const bytes = sizeOf(ctx);
    if (bytes < large) return;
    const reader = (ctx.state as State).actor?.userId ?? networkOf(ctx.ip);
    const own = waiting.get(reader) ?? 0;
    if ((own > 0 && own + bytes > each) || (total > 0 && total + bytes > all)) {
      ctx.body = null;
      throw new DomainError('common.unavailable');
    }
    count(reader, bytes);
    ctx.res.once('close', () => count(reader, -bytes));
  };
}

function sizeOf({ body }: Context): number {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return Buffer.isBuffer(body) ? body.length : 0;
}
