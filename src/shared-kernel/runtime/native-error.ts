/** The driver's own error: Objection wraps it, and its messages quote SQL. */
export function nativeError(error: unknown): Native {
  const { nativeError: inner } = error as { nativeError?: Native };
  return inner ?? (error as Native);
}

interface Native {
  code?: string;
  constraint?: string;
  message?: string;
}

const CONNECTION_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** A broken connection, for which the driver has messages and no code. */
const BROKE = /(Connection terminated( unexpectedly)?|timeout expired|Query read timeout|and is not queryable)$/;

/** Returns whether the database is unreachable, shutting down, or out of connections. */
export function isConnectionError(error: unknown): boolean {
  const { code, message = '' } = nativeError(error);
  if ((error as Error).name === 'KnexTimeoutError') return true;
  return code === undefined ? BROKE.test(message) : /^(08|57P|53)/.test(code) || CONNECTION_ERROR_CODES.has(code);
}

/**
 * A standby that takes no changes, or a timeout of a statement, a lock or an open transaction: the same request may
 * succeed a little later.
 */
const PASSING_CODES = new Set(['25006', '57014', '55P03', '25P03']);
/** Like `isConnectionError`, for the response to a request. */
export const isUnavailable = (error: unknown): boolean =>
  isConnectionError(error) || PASSING_CODES.has(nativeError(error).code ?? '');

/** Deadlocks and serialization failures: the same transaction may succeed if it runs again. */
export const isSerializationFailure = (error: unknown): boolean =>
  ['40001', '40P01'].includes(nativeError(error).code ?? '');
