/** What the driver itself reported: Objection wraps it, and its own messages quote SQL. */
export function nativeError(error: unknown): { code?: string; constraint?: string } {
  const { nativeError: inner } = error as { nativeError?: { code?: string; constraint?: string } };
  return inner ?? (error as { code?: string; constraint?: string });
}
