import Router from '@koa/router';
import type { Context } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { rawRoute } from '#kernel/http/route.ts';
import { stripeWebhook } from '../contracts/checkout.schema.ts';
import type { HandleStripeWebhook } from '../commands/handle-stripe-webhook.ts';

/** An event is a few kilobytes. */
const LIMIT = 512 * 1024;

/** Stripe's webhook. Its signature covers the raw bytes, so the body is not parsed before. */
export function providerRoutes({ take }: { take: HandleStripeWebhook }): Router {
  const router = new Router();
  rawRoute(router, stripeWebhook, async (ctx) => {
    await take.execute(await bytesOf(ctx), ctx.get('Stripe-Signature'));
    ctx.body = { received: true };
  });
  return router;
}

/** @throws common.too-large; the rest of the body is dropped with the connection */
async function bytesOf(ctx: Context): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const { req } = ctx;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LIMIT) {
      ctx.set('Connection', 'close');
      throw new DomainError('common.too-large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
