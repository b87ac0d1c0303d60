/** What the driver itself reported: Objection wraps it, and its own messages quote SQL. */
export function nativeError(error: unknown): { code?: string; constraint?: string } {
  const { nativeError: inner } = error as { nativeError?: { code?: string; constraint?: string } };
  return inner ?? (error as { code?: string; constraint?: string });
}

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** The database cannot be reached, is shutting down, or has no connection left. */
export function isAway(error: unknown): boolean {
  const { code } = nativeError(error);
  return (error as Error).name === 'KnexTimeoutError' || /^(08|57P|53)/.test(code ?? '') || AWAY.has(code ?? '');
}

/** Deadlocks and serialization failures: the same transaction may well succeed when it runs again. */
export const lostARace = (error: unknown): boolean => ['40001', '40P01'].includes(nativeError(error).code ?? '');
