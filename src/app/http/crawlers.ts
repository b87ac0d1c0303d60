import type { Middleware } from 'koa';
import type { Found } from '#kernel/module.ts';
import type { PageRenderer } from '../contracts/rendering.ts';
import { escaped } from './html.ts';

interface Parts {
  /** Where the site stands, without a slash at its end. */
  site: string;
  addresses: PageRenderer['addresses'];
  /** What the modules have to be found, besides the pages of the app. */
  found: () => Promise<Found[]>;
}

/** What is no page. */
const NO_PAGES = ['/api/', '/admin-dashboard', '/dev/'];

/** Tells search engines what there is to read, and what is nobody's but its owner's. */
export function crawlers({ site, addresses, found }: Parts): Middleware {
  const robots = [
    'User-agent: *',
    ...[...NO_PAGES, ...addresses.closed].map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/robots.txt') {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = robots;
    } else if (ctx.path === '/sitemap.xml') {
      ctx.type = 'application/xml; charset=utf-8';
      ctx.body = sitemap(site, [...addresses.open.map((address) => ({ address })), ...(await found())]);
    } else await next();
  };
}

function sitemap(site: string, pages: { address: string; changedAt?: Date }[]): string {
  const entries = pages.map(({ address, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escaped(site + encodeURI(address).toLowerCase())}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
