import type { Middleware } from 'koa';
import { currentSite } from '#kernel/i18n/current-site.ts';
import { addressIn, languageIds, offeredLanguages } from '#kernel/i18n/languages.ts';
import type { ModulePage } from '#kernel/module.ts';
import type { MemberPages } from '../contracts/rendering.ts';
import { escaped } from './html.ts';

interface Parts extends Pick<MemberPages, 'addresses' | 'languagesOf'> {
  /** The site's origin, without a trailing slash. */
  site: string;
  /** Public pages of the modules, in addition to those of the app. */
  publicPages: () => Promise<ModulePage[]>;
}

/** Addresses that are not pages. */
const noPages = () => [...languageIds.map((language) => addressIn(language, '/api/')), '/admin-dashboard', '/dev/'];

/** Serves robots.txt and the sitemap, without private pages. */
export function crawlers({ site, addresses, languagesOf, publicPages }: Parts): Middleware {
  const inAllLanguages = (pages: string[]) =>
    pages.flatMap((page) =>
      languagesOf(page)
        .filter((language) => offeredLanguages().includes(language))
        .map((language) => addressIn(language, page)),
    );
  const robots = () =>
    [
      'User-agent: *',
      ...[...noPages(), ...inAllLanguages(addresses(currentSite()).closed)].map((address) => `Disallow: ${address}`),
      '',
      `Sitemap: ${site}/sitemap.xml`,
      '',
    ].join('\n');
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/robots.txt') {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = robots();
    } else if (ctx.path === '/sitemap.xml') {
      ctx.type = 'application/xml; charset=utf-8';
      const open = inAllLanguages(addresses(currentSite()).open).map((address) => ({ address }));
      ctx.body = sitemap(site, [...open, ...(await publicPages())]);
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
