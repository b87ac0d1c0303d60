import type { Context } from 'koa';
import { languageOfReader } from '#kernel/http/context.ts';
import { addressIn } from '#kernel/i18n/languages.ts';
import { answerPathOf } from '../../modules/guardianship/http/answer-page.ts';

/** Pages of the app with an equivalent for readers without JavaScript, and its address. */
const pages: Record<string, (query: URLSearchParams) => string | null> = { '/wali-verify': answerPathOf };

export function withoutScript(ctx: Context): string | null {
  const address = pages[ctx.path]?.(new URLSearchParams(ctx.querystring)) ?? null;
  return address && addressIn(languageOfReader(ctx), address);
}
