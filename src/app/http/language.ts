import type { Middleware } from 'koa';
import type { State } from '#kernel/http/context.ts';
import { isMailed, languageOf, plainAddress } from '#kernel/i18n/languages.ts';

/**
 * Takes the language off an address, so that all that follows knows a page by its plain one. A page that does not stand
 * in that language is shown in English.
 */
export const languageOfAddress: Middleware = async (ctx, next) => {
  const language = languageOf(ctx.path);
  (ctx.state as State).language = language;
  const plain = plainAddress(ctx.path);
  if (language !== 'en' && !isMailed(plain)) return ctx.redirect(plain + ctx.search);
  ctx.path = plain;
  await next();
};
