import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context, Next } from 'koa';
import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';

const compress = promisify(brotliCompress);
/** In bytes: a smaller answer fits into what is sent at once anyway. */
const WORTH_IT = 1024;
/** Makes a page in a few milliseconds; what is there once is compressed as far as it goes. */
const [QUALITY, FURTHEST] = [5, 11];
const TEXT = /^(text\/|application\/(json|javascript)|image\/svg)/;

/** Sends pages and answers of the interface in brotli to whoever reads that; what streams goes as it is. */
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

/** Documents that are the same for all visitors, as they were compressed. */
const documents = new BoundedCache<string, Promise<Buffer>>(500);

/** By the tag, which is another one for other bytes. */
function onceCompressed(tag: string, whole: Buffer): Promise<Buffer> {
  const made = documents.getOrMake(tag, () => toBrotli(whole, FURTHEST));
  made.catch(() => documents.delete(tag, made));
  return made;
}

/** The answer as bytes; null where it is none, or comes bit by bit. */
function wholeOf(body: unknown): Buffer | null {
  if (typeof body === 'string') return Buffer.from(body);
  if (Buffer.isBuffer(body)) return body;
  const isPlain = Array.isArray(body) || (typeof body === 'object' && body?.constructor === Object);
  return isPlain ? Buffer.from(JSON.stringify(body)) : null;
}
