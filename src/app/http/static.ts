import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context, Next } from 'koa';

interface File {
  content: Buffer;
  etag: string;
  brotli?: Promise<Buffer>;
}

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/**
 * Serves a built web app: its files as they are, hashed assets for ever, and the shell for every path that is a page.
 */
export function webApp(folder: string): (ctx: Context, next: Next) => Promise<void> {
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name): [string, File] => {
        const content = readFileSync(path.join(folder, name));
        return [
          `/${name.split(path.sep).join('/')}`,
          { content, etag: createHash('sha256').update(content).digest('base64url').slice(0, 22) },
        ];
      }),
  );
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (/^\/(api|dev|decide|help|unsubscribe|healthz|readyz|metrics)(\/|$)/.test(ctx.path)) return next();
    const isPage = !path.posix.extname(ctx.path);
    const name = files.has(ctx.path) ? ctx.path : isPage ? '/index.html' : null;
    const file = name && files.get(name);
    if (!file) return next();
    await send(ctx, name, file);
  };
}

async function send(ctx: Context, name: string, file: File): Promise<void> {
  ctx.type = path.extname(name);
  ctx.etag = file.etag;
  // Where the address holds a token, the chain has said already that nothing is kept.
  if (!ctx.res.hasHeader('Cache-Control'))
    ctx.set('Cache-Control', name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (COMPRESSIBLE.test(name) && ctx.acceptsEncodings('br', 'identity') === 'br') {
    file.brotli ??= compress(file.content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    ctx.set('Content-Encoding', 'br');
    ctx.body = await file.brotli;
  } else {
    ctx.body = file.content;
  }
}
