import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context, Next } from 'koa';
import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';

const compress = promisify(brotliCompress);
/** Smaller responses fit into the first packets anyway, in bytes. */
const WORTH_IT = 1024;
/** Quality for dynamic responses, which takes a few milliseconds, and for those that are cached. */
const [QUALITY, FURTHEST] = [5, 11];
const TEXT = /^(text\/|application\/(json|javascript)|image\/svg)/;

/** Compresses pages and API responses with brotli, except streams. */
export async function compressed(ctx: Context, next: Next): Promise<void> {
  await next();
  const whole = wholeOf(ctx.body);
  if (whole === null || !TEXT.test(ctx.type) || ctx.response.get('Content-Encoding')) return;
  ctx.vary('Accept-Encoding');
  if (ctx.method === 'HEAD' || ctx.status === 304 || whole.length < WORTH_IT) return;
  if (ctx.acceptsEncodings('br', 'identity') !== 'br') return;
  ctx.set('Content-Encoding', 'br');
  const isForAll = (ctx.state as { isForAll?: true }).isForAll;
  ctx.body = await (isForAll ? onceCompressed(ctx.response.get('ETag'), whole) : toBrotli(whole, QUALITY));
}

const toBrotli = (whole: Buffer, quality: number): Promise<Buffer> =>
  compress(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compressed documents that are the same for all visitors. */
const documents = new BoundedCache<string, Promise<Buffer>>(500);

/** Caches by ETag, which changes with the content. */
function onceCompressed(tag: string, whole: Buffer): Promise<Buffer> {
  const made = documents.getOrMake(tag, () => toBrotli(whole, FURTHEST));
  made.catch(() => documents.delete(tag, made));
  return made;
}

/** Returns the body as bytes; null if it is empty or a stream. */
function wholeOf(body: unknown): Buffer | null {
  if (typeof body === 'string') return Buffer.from(body);
  if (Buffer.isBuffer(body)) return body;
  const isPlain = Array.isArray(body) || (typeof body === 'object' && body?.constructor === Object);
  return isPlain ? Buffer.from(JSON.stringify(body)) : null;
}
