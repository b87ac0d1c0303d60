import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Context, Next } from 'koa';
import helmet from 'koa-helmet';
import { DomainError } from '#kernel/errors.ts';
import { paymentPages } from '../../../modules/billing/contracts/payment-pages.ts';
import { containsToken, postsForm } from '../pages/token-pages.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call changes nothing, by its method. */
export const isRead = ({ method }: Pick<Context, 'method'>): boolean => SAFE.has(method);

/** Gives each request an id: the proxy's, where it is a plausible one, else a new one. */
export async function requestId(ctx: Context, next: Next): Promise<void> {
  const given = ctx.get('X-Request-Id');
  ctx.state['requestId'] = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ctx.set('X-Request-Id', ctx.state['requestId']);
  await next();
}

/**
 * Refuses state changes that another site's page sends. A client that says nothing of its origin is no browser, and
 * passes. So does the form behind a mailed link: its token is all the authority there is, and without a
 * referrer the browser sends `Origin: null`.
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

/** The router of the app takes an address with a slash at its end, or in capitals, for the same page. */
export const isPaymentPage = (path: string): boolean =>
  paymentPages.includes(path.toLowerCase().replace(/(?<!\/)\/+$/, ''));
/** What Stripe's own card form needs (docs.stripe.com/security/guide); the stand-in of local mode is this very site. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: 'https://api.stripe.com',
};

/**
 * The headers of docs/security.md, on every route and status; Stripe's hosts only where real Stripe takes a payment.
 */
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

/** What is nobody else's stays out of caches, and a mailed token out of the next page's referrer. */
export async function privateAnswers(ctx: Context, next: Next): Promise<void> {
  ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
  const hasToken = containsToken(ctx.path);
  if (hasToken) ctx.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
  if (hasToken || ctx.path.startsWith('/api')) ctx.set('Cache-Control', 'no-store');
  await next();
}
