import type { Context } from 'koa';
import { answerPathOf } from '../../modules/guardianship/http/answer-page.ts';

/** Pages of the app for which another does the same without JavaScript, and that one's address. */
const pages: Record<string, (query: URLSearchParams) => string | null> = { '/wali-verify': answerPathOf };

/** Where the same is done without JavaScript; null where it is not. */
export const withoutScript = (ctx: Context): string | null => pages[ctx.path]?.(ctx.URL.searchParams) ?? null;
