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
const BROKE = /(Connection terminated( unexpectedly)?|timeout expired|and is not queryable)$/;

/** Returns whether the database is unreachable, shutting down, or out of connections. */
export function isConnectionError(error: unknown): boolean {
  const { code, message = '' } = nativeError(error);
  if ((error as Error).name === 'KnexTimeoutError') return true;
  return code === undefined ? BROKE.test(message) : /^(08|57P|53)/.test(code) || CONNECTION_ERROR_CODES.has(code);
}

/** Deadlocks and serialization failures: the same transaction may succeed if it runs again. */
export const isSerializationFailure = (error: unknown): boolean =>
  ['40001', '40P01'].includes(nativeError(error).code ?? '');
