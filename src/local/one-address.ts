import { isIP } from 'node:net';
import type { Context, Next } from 'koa';

/**
 * A machine has several names, while requests and forms accept only the site's own address. A page opened by
 * another local name is redirected there; one opened from elsewhere names the address to use.
 */
export const redirectToOwnAddress = (appUrl: string) => {
  const site = new URL(appUrl);
  return async (ctx: Context, next: Next): Promise<void> => {
    const used = URL.parse(`http://${ctx.host}`);
    const isPage = ctx.method === 'GET' && ctx.get('Accept').includes('text/html');
    if (!isPage || !isLocal(site) || used === null || used.host === site.host) return next();
    if (isThisMachine(used) && isThisMachine(site) && used.port === site.port) {
      ctx.redirect(`${site.origin}${ctx.originalUrl}`);
      return;
    }
    ctx.status = 421;
    ctx.type = 'text/plain';
    ctx.body =
      `This site is set up for ${site.origin}. Open it there.\n` +
      `To use it at ${used.origin}, stop it and start it again with APP_URL=${used.origin}\n`;
  };
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** A public name may be that of a tunnel or proxy, which uses a local one. */
const isLocal = (url: URL): boolean => url.protocol === 'http:' && (isIP(hostOf(url)) !== 0 || isThisMachine(url));

const isThisMachine = (url: URL): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|::1)$/.test(hostOf(url));
