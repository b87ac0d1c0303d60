import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from '@koa/router';
import handlebars from 'handlebars';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import texts from '#texts/en/local.json' with { type: 'json' };
import { page } from '../mailbox/index.ts';
import { decrypted, provenBy } from './decrypted.ts';
import { PushStore, type Browser } from './store.ts';

const pages = handlebars.create();
pages.registerHelper('t', (id: keyof typeof texts) => texts[id]);
const list = pages.compile(readFileSync(path.join(import.meta.dirname, 'list.html.hbs'), 'utf8'), { strict: true });

const status = z.number().int().min(300).max(599).nullable();
const answering = z.object({ answer: status.default(null) });
const MAX_BYTES = 4096;
const STORED_HEADERS = ['ttl', 'urgency', 'topic', 'content-encoding', 'content-type'];

/** Base address of the stand-in's browsers. */
export const pushAddress = (siteUrl: string): string => `${siteUrl}/dev/push/to/`;

/**
 * A stand-in for a push service and for browsers: makes a browser, receives its notifications, decrypts them as the
 * browser would, and shows them. For local mode only.
 */
export function pushRoutes({ db, siteUrl }: { db: Knex; siteUrl: string }): Router {
  const store = new PushStore(db);
  const router = new Router();
  const browserOf = async (id = ''): Promise<Browser> => {
    const browser = z.uuid().safeParse(id).success ? await store.find(id) : null;
    if (!browser) throw new DomainError('common.not-found');
    return browser;
  };

  router.get('/dev/push', async (ctx) => {
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = page(texts['push.title'], list({ notices: await store.list() }));
  });
  router.get('/dev/push.json', async (ctx) => {
    const endpoint = String(ctx.query['endpoint'] ?? '');
    ctx.body = await store.list(endpoint ? (await browserOf(endpoint.split('/').at(-1))).id : undefined);
  });

  // A simulated browser, with the output of `PushSubscription.toJSON`.
  router.post('/dev/push/browsers', async (ctx) => {
    const { answer } = await answeringOf(ctx);
    const { id, publicKey: p256dh, auth } = await store.add(answer);
    ctx.status = 201;
    ctx.body = { endpoint: pushAddress(siteUrl) + id, keys: { p256dh, auth } };
  });
  // Sets the push service's response for this browser.
  router.put('/dev/push/to/:id', async (ctx) => {
    const { answer } = await answeringOf(ctx);
    const { id } = await browserOf(ctx.params['id']);
    await store.answerBy(id, answer);
    ctx.status = 204;
  });

  router.post('/dev/push/to/:id', async (ctx) => {
    const browser = await browserOf(ctx.params['id']);
    const body = await bodyOf(ctx.req);
    ctx.body = '';
    ctx.status = browser.answer ?? 201;
    if (browser.answer !== null) return;
    if (body.length > MAX_BYTES) ctx.status = 413;
    else if (provenBy(ctx.get('Authorization'), siteUrl) === null) ctx.status = 403;
    else {
      const headers = Object.fromEntries(STORED_HEADERS.map((name) => [name, ctx.get(name)]));
      await store.save(browser.id, headers, JSON.parse(decrypted(body, browser)));
    }
  });

  return router;
}

async function answeringOf(ctx: Context): Promise<z.infer<typeof answering>> {
  const body = (await bodyOf(ctx.req)).toString() || '{}';
  try {
    return answering.parse(JSON.parse(body));
  } catch {
    throw new DomainError('common.malformed');
  }
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
