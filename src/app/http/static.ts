import { etagOf } from '#kernel/values/sha256.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Context, Middleware } from 'koa';

interface File {
  content: Buffer;
  etag: string;
  /** Compressed by the build. */
  brotli: Buffer | null;
}

const PART = /\.(js|css|woff2)$/;
/** The service worker has its own policy, and is the only program at the root. */
const WORKER = '/service-worker.js';
/** Headers that only matter for documents, half a kilobyte that would come with dozens of files. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

const PACKED = '.br';
/** Files for the server only. */
const NOT_SERVED = ['/index.html', '/.vite/manifest.json'];

const FACE = /^\/assets\/([a-z-]+)-[\w-]{8}(\.woff2)$/;

/**
 * Serves the files of the member app, those with a hash in their name forever. Pages outside of the build load a font
 * by its own name (`/faces/noto-nastaliq-urdu.woff2`) and are redirected to the app's file, so the browser's cache does
 * not reveal which page it was for.
 */
export function memberFiles(folder: string): Middleware {
  const files = readFiles(folder);
  for (const name of NOT_SERVED) files.delete(name);
  const faces = new Map([...files.keys()].map((name) => [name.replace(FACE, '/faces/$1$2'), name]));
  return async (ctx, next) => {
    const path = ctx.method === 'GET' || ctx.method === 'HEAD' ? ctx.path : '';
    const [file, face] = [files.get(path), faces.get(path)];
    if (file) return sendFile(ctx, path, file);
    if (!face) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(face);
  };
}

/** Reads the files of a built web app, by address. */
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
        const etag = etagOf(content);
        const brotli = names.includes(name + PACKED) ? read(name + PACKED) : null;
        return [`${place}/${name.split(path.sep).join('/')}`, { content, etag, brotli }];
      }),
  );
}

/** Sends a file, compressed if possible, or 304 if the client has it. */
export function sendFile(ctx: Context, name: string, { content, etag, brotli }: File): void {
  ctx.type = path.extname(name);
  if (PART.test(name) && name !== WORKER) for (const header of OF_DOCUMENTS) ctx.remove(header);
  ctx.etag = etag;
  // Pages with a token are already marked as not cacheable.
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
