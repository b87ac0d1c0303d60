/** What the driver itself reported: Objection wraps it, and its own messages quote SQL. */
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
/** A connection that broke while it was asked, or before: for these the driver has words and no code. */
const BROKE = /(Connection terminated( unexpectedly)?|timeout expired|and is not queryable)$/;

/** The database cannot be reached, is shutting down, or has no connection left. */
export function isConnectionError(error: unknown): boolean {
  const { code, message = '' } = nativeError(error);
  if ((error as Error).name === 'KnexTimeoutError') return true;
  return code === undefined ? BROKE.test(message) : /^(08|57P|53)/.test(code) || CONNECTION_ERROR_CODES.has(code);
}

/** Deadlocks and serialization failures: the same transaction may well succeed when it runs again. */
export const isSerializationFailure = (error: unknown): boolean =>
  ['40001', '40P01'].includes(nativeError(error).code ?? '');
