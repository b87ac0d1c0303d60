import type { Context } from 'koa';
import { languageOfReader } from '#kernel/http/context.ts';
import { addressIn } from '#kernel/i18n/languages.ts';
import { answerPathOf } from '../../../modules/guardianship/http/answer-page.ts';

/** Pages of the app for which another does the same without JavaScript, and that one's address. */
const pages: Record<string, (query: URLSearchParams) => string | null> = { '/wali-verify': answerPathOf };

/** Where the same is done without JavaScript, in the reader's language; null where it is not. */
export function withoutScript(ctx: Context): string | null {
  const address = pages[ctx.path]?.(new URLSearchParams(ctx.querystring)) ?? null;
  return address && addressIn(languageOfReader(ctx), address);
}
