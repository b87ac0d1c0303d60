import path from 'node:path';
import type { Middleware } from 'koa';
import { languageOfReader, type State } from '#kernel/http/context.ts';
import { defaultLanguage, plainAddress, prefixIn, spokenLanguage } from '#kernel/i18n/languages.ts';
import { isRead } from './guards.ts';
import { isConsole } from '../console-place.ts';
import { isMailed } from '../token-pages.ts';

/** Removes the language prefix from an address, so that later middleware sees the plain one. */
export const languageOfAddress: Middleware = async (ctx, next) => {
  const prefix = prefixIn(ctx.path);
  const language = spokenLanguage(prefix);
  (ctx.state as State).language = language;
  ctx.path = plainAddress(ctx.path);
  ctx.state['isSpare'] = prefix !== null && language === defaultLanguage();
  await next();
};

/**
 * Redirects to the plain address: of files and the console, which have no language, and from the prefix of the default
 * language or of one that is not offered, so that old links still work.
 */
export const plainOfOthers: Middleware = async (ctx, next) => {
  // Emailed tokens contain dots, but are not files.
  const isFile = path.posix.extname(ctx.path) !== '' && !isMailed(ctx.path);
  const isSpare = ctx.state['isSpare'] === true && isRead(ctx) && !ctx.path.startsWith('/api');
  if (isSpare || (languageOfReader(ctx) !== defaultLanguage() && (isFile || isConsole(ctx.path))))
    return ctx.redirect(ctx.url);
  await next();
};
