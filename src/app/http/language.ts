import path from 'node:path';
import type { Middleware } from 'koa';
import type { State } from '#kernel/http/context.ts';
import { languageOf, plainAddress } from '#kernel/i18n/languages.ts';
import { isConsole } from './console-place.ts';

/**
 * Takes the language off an address, so that all that follows knows a page, or a call, by its plain one. Files and the
 * console have no language.
 */
export const languageOfAddress: Middleware = async (ctx, next) => {
  const language = languageOf(ctx.path);
  const plain = plainAddress(ctx.path);
  if (language !== 'en' && (isConsole(plain) || path.posix.extname(plain) !== ''))
    return ctx.redirect(plain + ctx.search);
  (ctx.state as State).language = language;
  ctx.path = plain;
  await next();
};
