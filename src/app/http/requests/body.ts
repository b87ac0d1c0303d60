import { bodyParser } from '@koa/bodyparser';
import type { IncomingMessage } from 'node:http';
import type { Context, Next } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { translate } from '../responses/errors.ts';
import { postsForm } from '../pages/token-pages.ts';

/** Of what it is when unpacked. */
const LIMIT = '64kb';
const DEPTH = 12;
/** A form says each letter of another script in up to nine. */
const FORM_LIMIT = '24kb';

const json = bodyParser({
  enableTypes: ['json'],
  jsonLimit: LIMIT,
  jsonStrict: true,
  encoding: 'utf-8',
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
});
const form = bodyParser({ enableTypes: ['form'], formLimit: FORM_LIMIT, encoding: 'utf-8' });

/** Reads JSON bodies and nothing else, packed ones too; a form only where a page without JavaScript posts one. */
export async function readBody(ctx: Context, next: Next): Promise<void> {
  const isForm = postsForm(ctx.path);
  // A page comes again, whatever came with it.
  const has =
    !ctx.state['unsent'] && (Number(ctx.get('Content-Length') || 0) > 0 || ctx.get('Transfer-Encoding') !== '');
  if (has && !isForm) requireJson(ctx);
  if (has) await read(ctx, isForm ? form : json);
  if (isDeeper(ctx.request.body, DEPTH)) throw new DomainError('common.malformed');
  await next();
}

function requireJson({ request }: Context): void {
  if (request.type !== 'application/json') throw new DomainError('common.unsupported-type');
  if (request.charset && request.charset.toLowerCase() !== 'utf-8') throw new DomainError('common.unsupported-type');
}

/** Whatever is wrong with a body is its sender's: no error of the unpacking goes further. */
async function read(ctx: Context, parse: typeof json): Promise<void> {
  const { req } = ctx;
  const reading = new AbortController();
  try {
    await Promise.race([parse(ctx, async () => undefined), cutOff(req, reading.signal)]);
  } catch (error) {
    const { status } = translate(error) ?? {};
    if (status === 413) throw new DomainError('common.too-large');
    if (status === 415) throw new DomainError('common.unsupported-type');
    throw new DomainError('common.malformed');
  } finally {
    reading.abort();
  }
}

/** Fails when the sender goes before all of it came: an unpacking stream behind it would wait for ever. */
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
