import type { Context, Middleware } from 'koa';
import { changedFacts, currentSite } from '#kernel/i18n/current-site.ts';
import { defaultLanguage, languages } from '#kernel/i18n/languages.ts';
import { siteName } from '#kernel/i18n/site-name.ts';
import { textsOf } from '#kernel/i18n/texts.ts';
import type common from '#texts/en/common.json';
import type { Logger } from '#kernel/runtime/logger.ts';
import { currentLook } from '#kernel/site/current-look.ts';
import { etagOf } from '#kernel/values/sha256.ts';
import { FACTS, MANIFEST, MARK } from '../http/site-files-place.ts';
import { iconSvg, markFile } from './site-icons.ts';

const texts = textsOf<Pick<typeof common, 'tagline'>>('common');
const PAPER = '#faf7f0';
const ICONS = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
const PNG = /^\/icons\/(maskable-)?(192|512)\.png$/;

/**
 * Serves the files that follow the settings of the site: the manifest, the facts for the service worker, the mark, and
 * the icons if the operator changed their colour or set a mark.
 */
export function siteFiles(log: Logger): Middleware {
  let canDraw = true;
  /** A PNG icon; null without the optional renderer. */
  const png = async (isMaskable: boolean, width: number): Promise<Buffer | null> => {
    try {
      const { renderAsync } = await import('@resvg/resvg-js');
      const fitTo = { mode: 'width' as const, value: width };
      return Buffer.from((await renderAsync(iconSvg({ isMaskable }), { fitTo })).asPng());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
      if (canDraw)
        log.warn('The optional package @resvg/resvg-js is not installed: installed apps have the default icon');
      canDraw = false;
      return null;
    }
  };
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const { mark, declarations } = currentLook();
    if (ctx.path === MANIFEST) return send(ctx, 'application/manifest+json', manifest());
    if (ctx.path === FACTS) return send(ctx, 'text/javascript', `self.site=${JSON.stringify(changedFacts())}`);
    if (ctx.path === MARK && mark) return send(ctx, 'image/svg+xml', markFile());
    if (!mark && !declarations.light) return next();
    if (ctx.path === '/favicon.svg') return send(ctx, 'image/svg+xml', iconSvg());
    const [, maskable, width] = PNG.exec(ctx.path) ?? [];
    const drawn = width ? await png(maskable !== undefined, Number(width)) : null;
    return drawn ? send(ctx, 'image/png', drawn) : next();
  };
}

function manifest(): string {
  const language = defaultLanguage();
  const name = siteName(language);
  return JSON.stringify({
    name,
    short_name: name,
    description: currentSite().tagline[language] || texts[language].tagline,
    id: '/',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    lang: language,
    dir: languages[language].dir,
    theme_color: PAPER,
    background_color: PAPER,
    icons: currentLook().mark ? [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...ICONS] : ICONS,
  });
}

/** Sends a file that browsers compare with their copy each time. */
function send(ctx: Context, type: string, body: string | Buffer): void {
  ctx.type = type;
  ctx.set('Cache-Control', 'no-cache');
  ctx.etag = etagOf(body);
  ctx.status = 200;
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = body;
}
