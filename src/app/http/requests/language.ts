import path from 'node:path';
import type { Middleware } from 'koa';
import { languageOfReader, type State } from '#kernel/http/context.ts';
import { languageOf, plainAddress } from '#kernel/i18n/languages.ts';
import { isConsole } from '../console-place.ts';
import { isMailed } from '../pages/token-pages.ts';

/** Takes the language off an address, so that all that follows knows a page, or a call, by its plain one. */
export const languageOfAddress: Middleware = async (ctx, next) => {
  (ctx.state as State).language = languageOf(ctx.path);
  ctx.path = plainAddress(ctx.path);
  await next();
};

/** Files and the console have no language: whoever asks for one in another is led to its plain address. */
export const plainOfFiles: Middleware = async (ctx, next) => {
  // A mailed token has dots, and is no file.
  const isFile = path.posix.extname(ctx.path) !== '' && !isMailed(ctx.path);
  if (languageOfReader(ctx) !== 'en' && (isFile || isConsole(ctx.path))) return ctx.redirect(ctx.url);
  await next();
};
