import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context, Next } from 'koa';
import { isConsole } from './console-place.ts';
import { answerPathOf } from '../../modules/guardianship/http/answer-page.ts';

interface File {
  content: Buffer;
  etag: string;
  brotli?: Promise<Buffer>;
}

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/** Pages of the app for which another does the same without JavaScript, and that one's address. */
const withoutScript: Record<string, (query: URLSearchParams) => string | null> = { '/wali-verify': answerPathOf };

/**
 * Serves a built web app: its files as they are, hashed assets for ever, and the shell for every path that is a page.
 * Where another page does the same without JavaScript, the shell leads on to it.
 */
export function webApp(folder: string): (ctx: Context, next: Next) => Promise<void> {
  const files = readFiles(folder);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isConsole(ctx.path)) return next();
    if (/^\/(api|dev|decide|step-down|help|unsubscribe|healthz|readyz|metrics)(\/|$)/.test(ctx.path)) return next();
    const isPage = !path.posix.extname(ctx.path);
    const name = files.has(ctx.path) ? ctx.path : isPage ? '/index.html' : null;
    const file = name && files.get(name);
    if (!file) return next();
    const elsewhere = isPage ? withoutScript[ctx.path]?.(ctx.URL.searchParams) : null;
    if (elsewhere) sendShell(ctx, file, elsewhere);
    else await sendFile(ctx, name, file);
  };
}

/** The files of a built web app by their addresses. */
export const readFiles = (folder: string, place = ''): Map<string, File> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name): [string, File] => {
        const content = readFileSync(path.join(folder, name));
        return [
          `${place}/${name.split(path.sep).join('/')}`,
          { content, etag: createHash('sha256').update(content).digest('base64url').slice(0, 22) },
        ];
      }),
  );

/** Not compressed, and not to be kept: the address holds a token. */
function sendShell(ctx: Context, shell: File, elsewhere: string): void {
  const lead = `<noscript><meta http-equiv="refresh" content="0; url=${elsewhere}"></noscript></head>`;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = shell.content.toString('utf8').replace('</head>', lead);
}

/** Answers a file, compressed where the reader can take that; 304 where he has it. */
export async function sendFile(ctx: Context, name: string, file: File): Promise<void> {
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
