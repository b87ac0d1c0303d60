import { bodyParser } from '@koa/bodyparser';
import type { IncomingMessage } from 'node:http';
import type { Context, Next } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { translate } from '../responses/errors.ts';
import { postsForm } from '../token-pages.ts';

/** The size after decompression. */
const LIMIT = '64kb';
const DEPTH = 12;
/** Larger in bytes, because forms encode each letter of other scripts in up to nine. */
const FORM_LIMIT = '24kb';

const json = bodyParser({
  enableTypes: ['json'],
  jsonLimit: LIMIT,
  jsonStrict: true,
  encoding: 'utf-8',
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
});
const form = bodyParser({
  enableTypes: ['form'],
  formLimit: FORM_LIMIT,
  encoding: 'utf-8',
  parsedMethods: ['GET', 'POST'],
});

/** Reads JSON bodies, also compressed ones; forms only for pages. */
export async function readBody(ctx: Context, next: Next): Promise<void> {
  const isForm = postsForm(ctx.path) || ctx.state['form'] !== undefined;
  const has =
    ctx.state['form'] !== 'unreadable' &&
    (Number(ctx.get('Content-Length') || 0) > 0 || ctx.get('Transfer-Encoding') !== '');
  if (has && !isForm) requireJson(ctx);
  if (has) await read(ctx, isForm ? form : json);
  if (isDeeper(ctx.request.body, DEPTH)) throw new DomainError('common.malformed');
  await next();
}

function requireJson({ request }: Context): void {
  if (request.type !== 'application/json') throw new DomainError('common.unsupported-type');
  if (request.charset && request.charset.toLowerCase() !== 'utf-8') throw new DomainError('common.unsupported-type');
}

/** Treats every failure as an invalid body, so that no decompression error gets further. */
async function read(ctx: Context, parse: typeof json): Promise<void> {
  const { req } = ctx;
  const reading = new AbortController();
  try {
    await Promise.race([parse(ctx, async () => undefined), cutOff(req, reading.signal)]);
  } catch (error) {
    // The rest of a body that nobody reads would block what follows on the same connection.
    req.unpipe().resume();
    const { status } = translate(error) ?? {};
    if (status === 413) throw new DomainError('common.too-large');
    if (status === 415) throw new DomainError('common.unsupported-type');
    throw new DomainError('common.malformed');
  } finally {
    reading.abort();
  }
}

/** Rejects when the client disconnects early: a decompression stream would wait forever. */
function cutOff(req: IncomingMessage, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const aborted = (): void => void (req.complete || reject(new DomainError('common.malformed')));
    if (req.destroyed) aborted();
    req.once('close', aborted);
    signal.addEventListener('abort', () => req.off('close', aborted));
  });
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner: unknown) => isDeeper(inner, depth - 1));
}
