import Router from '@koa/router';
import { bytesOf } from '#kernel/http/raw-body.ts';
import { rawRoute } from '#kernel/http/route.ts';
import { stripeWebhook } from '../contracts/checkout.schema.ts';
import type { HandleStripeWebhook } from '../commands/handle-stripe-webhook.ts';

/** An event is a few kilobytes. */
const LIMIT = 512 * 1024;

/** Stripe's webhook. Its signature covers the raw bytes, so the body is not parsed before. */
export function providerRoutes({ take }: { take: HandleStripeWebhook }): Router {
  const router = new Router();
  rawRoute(router, stripeWebhook, async (ctx) => {
    await take.execute(await bytesOf(ctx, LIMIT), ctx.get('Stripe-Signature'));
    ctx.body = { received: true };
  });
  return router;
}
