import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Context, Next } from 'koa';
import { isConsole } from './console-place.ts';
import { allowInline, inlineHashes } from './inline.ts';
import { answerPathOf } from '../../modules/guardianship/http/answer-page.ts';

interface File {
  content: Buffer;
  etag: string;
  /** Made when it was built. */
  brotli: Buffer | null;
}

const PACKED = '.br';

/** Pages of the app for which another does the same without JavaScript, and that one's address. */
const withoutScript: Record<string, (query: URLSearchParams) => string | null> = { '/wali-verify': answerPathOf };

/**
 * Serves a built web app: its files as they are, hashed assets for ever, and the shell for every path that is a page.
 * Where another page does the same without JavaScript, the shell leads on to it.
 */
export function webApp(folder: string): (ctx: Context, next: Next) => Promise<void> {
  const files = readFiles(folder);
  const shell = files.get('/index.html');
  const inline = inlineHashes(String(shell?.content));
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isConsole(ctx.path)) return next();
    if (/^\/(api|dev|decide|step-down|help|unsubscribe|healthz|readyz|metrics)(\/|$)/.test(ctx.path)) return next();
    const isPage = !path.posix.extname(ctx.path);
    const name = files.has(ctx.path) ? ctx.path : isPage ? '/index.html' : null;
    const file = name && files.get(name);
    if (!file) return next();
    if (file === shell) allowInline(ctx, inline);
    const elsewhere = isPage ? withoutScript[ctx.path]?.(ctx.URL.searchParams) : null;
    if (elsewhere) sendShell(ctx, file, elsewhere);
    else sendFile(ctx, name, file);
  };
}

/** The files of a built web app by their addresses. */
export function readFiles(folder: string, place = ''): Map<string, File> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  const read = (name: string) => readFileSync(path.join(folder, name));
  return new Map(
    names
      .filter((name) => !name.endsWith(PACKED))
      .map((name): [string, File] => {
        const content = read(name);
        const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
        const brotli = names.includes(name + PACKED) ? read(name + PACKED) : null;
        return [`${place}/${name.split(path.sep).join('/')}`, { content, etag, brotli }];
      }),
  );
}

/** Not to be kept: the address holds a token. */
function sendShell(ctx: Context, shell: File, elsewhere: string): void {
  const lead = `<noscript><meta http-equiv="refresh" content="0; url=${elsewhere}"></noscript></head>`;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = shell.content.toString('utf8').replace('</head>', lead);
}

/** Answers a file, compressed where it is and the reader can take that; 304 where he has it. */
export function sendFile(ctx: Context, name: string, { content, etag, brotli }: File): void {
  ctx.type = path.extname(name);
  ctx.etag = etag;
  // Where the address holds a token, the chain has said already that nothing is kept.
  if (!ctx.res.hasHeader('Cache-Control'))
    ctx.set('Cache-Control', name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const takesBrotli = brotli !== null && ctx.acceptsEncodings('br', 'identity') === 'br';
  if (takesBrotli) ctx.set('Content-Encoding', 'br');
  ctx.body = takesBrotli ? brotli : content;
}
