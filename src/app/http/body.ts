import { bodyParser } from '@koa/bodyparser';
import type { Context, Next } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { postsForm } from './token-pages.ts';

const LIMIT = '64kb';
const DEPTH = 12;

const json = bodyParser({ enableTypes: ['json'], jsonLimit: LIMIT, jsonStrict: true, encoding: 'utf-8' });
const form = bodyParser({ enableTypes: ['form'], formLimit: '8kb', encoding: 'utf-8' });

/** Reads JSON bodies and nothing else; a form only where a page without JavaScript posts one. */
export async function readBody(ctx: Context, next: Next): Promise<void> {
  if (postsForm(ctx.path)) return form(ctx, next);
  const has = Number(ctx.get('Content-Length') || 0) > 0 || ctx.get('Transfer-Encoding') !== '';
  if (!has) return next();
  if (ctx.request.type !== 'application/json') throw new DomainError('common.unsupported-type');
  if (ctx.request.charset && ctx.request.charset.toLowerCase() !== 'utf-8')
    throw new DomainError('common.unsupported-type');
  return json(ctx, async () => {
    if (isDeeper(ctx.request.body, DEPTH)) throw new DomainError('common.malformed');
    await next();
  });
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}
