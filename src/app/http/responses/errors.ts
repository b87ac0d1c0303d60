import type { Context, Next } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { languageOfReader } from '#kernel/http/context.ts';
import { isSerializationFailure, isUnavailable, nativeError } from '#kernel/runtime/native-error.ts';
import type { Logger } from '#kernel/runtime/logger.ts';

/** Translates errors of Postgres, the connection pool and the body parser; their own texts are never sent. */
export function translate(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  const { status, type } = error as { status?: number; type?: string };
  const { code } = nativeError(error);
  if (code === '22021' || code === '22P05' || code === '22P02' || code === '22003' || code === '22008')
    return new DomainError('common.invalid');
  if (code === '23505' || isSerializationFailure(error)) return new DomainError('common.conflict');
  if (isUnavailable(error)) return new DomainError('common.unavailable');
  if (status === 413 || type === 'entity.too.large') return new DomainError('common.too-large');
  if (status === 415) return new DomainError('common.unsupported-type');
  if (status !== undefined && status >= 400 && status < 500)
    return new DomainError(status === 404 ? 'common.not-found' : 'common.malformed');
  return null;
}

const isOfConsole = (path: string): boolean => path.startsWith('/api/admin/');

/** Adds the refusal in the shape that the console's forms show. */
const inForm = ({ message, fields }: { message: string; fields?: Record<string, string> }): object => ({
  ...fields,
  root: { serverError: message },
});

/** Responds to every failure with JSON `{code, message, fields?}`, and logs our own failures without personal text. */
export const errorsToJson =
  (log: Logger) =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body === undefined && ctx.path.startsWith('/api'))
        throw new DomainError('common.not-found');
      if ((ctx.status === 405 || ctx.status === 501) && ctx.body === undefined)
        throw new DomainError('common.method-not-allowed');
    } catch (error) {
      const known = translate(error);
      if (!known)
        log.error(
          { err: error, requestId: ctx.state['requestId'], path: ctx.routerPath ?? 'unrouted' },
          'request failed',
        );
      const refusal = known ?? new DomainError('common.failed');
      ctx.status = refusal.status;
      ctx.state['refusal'] = refusal.code;
      ctx.type = 'application/json';
      const { retryAfter, ...answer } = { retryAfter: undefined, ...refusal.toWire(languageOfReader(ctx)) };
      if (refusal.status === 503 || retryAfter) ctx.set('Retry-After', String(retryAfter ?? 2));
      ctx.body = JSON.stringify(isOfConsole(ctx.path) ? { ...answer, errors: inForm(answer) } : answer);
    }
  };
