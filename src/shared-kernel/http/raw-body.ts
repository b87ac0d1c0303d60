import type { Context } from 'koa';
import { DomainError } from '../errors.ts';

/**
 * The body of a request as it came, for routes before the parser.
 * @throws common.too-large; the rest of the body is dropped with the connection
 */
export async function bytesOf(ctx: Context, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const { req } = ctx;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) {
      ctx.set('Connection', 'close');
      throw new DomainError('common.too-large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
