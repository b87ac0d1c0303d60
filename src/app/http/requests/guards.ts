import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Context, Next } from 'koa';
import helmet from 'koa-helmet';
import { DomainError } from '#kernel/errors.ts';
import { paymentPages } from '../../../modules/billing/contracts/payment-pages.ts';
import { containsToken, isMailed, postsForm } from '../token-pages.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns whether the method of a request changes nothing. */
export const isRead = ({ method }: Pick<Context, 'method'>): boolean => SAFE.has(method);

/** Assigns an id to each request: that of the proxy if plausible, otherwise a new one. */
export async function requestId(ctx: Context, next: Next): Promise<void> {
  const given = ctx.get('X-Request-Id');
  ctx.state['requestId'] = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ctx.set('X-Request-Id', ctx.state['requestId']);
  await next();
}

/**
 * Refuses state changes from pages of other sites. Requests without an Origin do not come from browsers and pass
 * as do forms behind emailed links, which are authorised by their token and send `Origin: null`.
 */
export const sameSiteOnly = (appUrl: string) => {
  const own = new URL(appUrl).origin;
  return async (ctx: Context, next: Next): Promise<void> => {
    const site = ctx.get('Sec-Fetch-Site');
    const origin = ctx.get('Origin');
    const foreign = (site !== '' && site !== 'same-origin' && site !== 'none') || (origin !== '' && origin !== own);
    if (!isRead(ctx) && foreign && !postsForm(ctx.path)) throw new DomainError('common.cross-site');
    await next();
  };
};

/** Returns whether the path is a payment page, ignoring case and a trailing slash as the app's router does. */
export const isPaymentPage = (path: string): boolean =>
  paymentPages.includes(path.toLowerCase().replace(/(?<!\/)\/+$/, ''));
/** Hosts that Stripe's card form needs (docs.stripe.com/security/guide); the local stand-in needs none. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: 'https://api.stripe.com',
};

/** Sets the headers of docs/security.md on every response; Stripe's hosts only if Stripe takes payments. */
export function securityHeaders({ production, stripe }: { production: boolean; stripe: boolean }): Koa.Middleware {
  const everywhere = headers(production, {});
  const paying = headers(production, {
    'script-src': ["'self'", ...STRIPE.script],
    'frame-src': STRIPE.frame,
    'connect-src': ["'self'", STRIPE.connect],
  });
  return (ctx, next) => (stripe && isPaymentPage(ctx.path) ? paying(ctx, next) : everywhere(ctx, next));
}

const headers = (production: boolean, more: Record<string, string[]>) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        ...more,
      },
    },
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

/** Prevents caching of private responses, and referrers with emailed tokens. */
export async function privateAnswers(ctx: Context, next: Next): Promise<void> {
  ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
  const hasToken = containsToken(ctx.path);
  // A page of the app must name its origin when its form is sent; the others are authorised by their token.
  const referrers = isMailed(ctx.path) || ctx.path.startsWith('/api') ? 'no-referrer' : 'strict-origin';
  if (hasToken) ctx.set({ 'Referrer-Policy': referrers, 'X-Robots-Tag': 'noindex' });
  if (hasToken || ctx.path.startsWith('/api')) ctx.set('Cache-Control', 'no-store');
  await next();
}
