import { etagOf } from '#kernel/values/sha256.ts';
import type { Middleware } from 'koa';
import type { Logger } from '#kernel/runtime/logger.ts';
import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';
import common from '#texts/en/common.json' with { type: 'json' };
import { currentSite } from '#kernel/i18n/current-site.ts';
import { currentLook } from '#kernel/site/current-look.ts';
import { addressIn, prefixIn } from '#kernel/i18n/languages.ts';
import { drawCard } from './card.ts';
import { answerOf, type InProcessFetch } from '../in-process.ts';
import type { Render } from '../render.ts';

interface Parts {
  render: Render;
  /** Lets a page send requests to the application. */
  fetchInProcess: InProcessFetch;
  log: Logger;
  draw?: typeof drawCard;
}

const ADDRESS = /^\/cards(\/[^.]+)\.png$/;
/** One for each public page. */
const CARDS = 300;

/** Serves the preview image of a public page, drawn from its title; none if the optional renderer is not installed. */
export function cards({ render, fetchInProcess, log, draw = drawCard }: Parts): Middleware {
  const cards = new BoundedCache<string, Promise<Uint8Array>>(CARDS);
  let canDraw = true;
  const cardOf = (title: string): Promise<Uint8Array> => {
    const key = JSON.stringify([title, currentSite(), currentLook()]);
    const card = cards.getOrMake(key, () => draw(title, currentSite().tagline.en || common.tagline));
    card.catch(() => cards.delete(key, card));
    return card;
  };
  return async (ctx, next) => {
    const [, name] = ADDRESS.exec(ctx.path) ?? [];
    if (!canDraw || name === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    // The font has only Latin letters.
    if (prefixIn(name) !== null) return next();
    const address = addressIn('en', name === '/home' ? '/' : name);
    const page = await render({ url: address, user: null, zone: 'UTC', answerOf: answerOf(fetchInProcess(ctx)) });
    // No image for pages that are private or missing.
    if (!('html' in page) || page.address !== address.toLowerCase() || page.heading === null) return next();
    const card = await cardOf(page.heading).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
      canDraw = false;
      log.warn('The optional package @resvg/resvg-js is not installed: links to pages are shared without an image');
      return null;
    });
    if (card === null) return next();
    ctx.set({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    ctx.etag = etagOf(card);
    ctx.type = 'image/png';
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = Buffer.from(card);
  };
}
