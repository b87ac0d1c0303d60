import path from 'node:path';
import type { Middleware } from 'koa';
import { languageOfReader, type State } from '#kernel/http/context.ts';
import { languageOf, plainAddress } from '#kernel/i18n/languages.ts';
import { isConsole } from '../console-place.ts';
import { isMailed } from '../token-pages.ts';

/** Removes the language prefix from an address, so that later middleware sees the plain one. */
export const languageOfAddress: Middleware = async (ctx, next) => {
  (ctx.state as State).language = languageOf(ctx.path);
  ctx.path = plainAddress(ctx.path);
  await next();
};

/** Redirects files and the console, which have no language, to their plain addresses. */
export const plainOfFiles: Middleware = async (ctx, next) => {
  // Emailed tokens contain dots, but are not files.
  const isFile = path.posix.extname(ctx.path) !== '' && !isMailed(ctx.path);
  if (languageOfReader(ctx) !== 'en' && (isFile || isConsole(ctx.path))) return ctx.redirect(ctx.url);
  await next();
};
