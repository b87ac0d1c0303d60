/** So many of those that failed are named. */
const NAMED = 20;

/**
 * For sweeps: does something for each of those that are due, in a transaction of its own. One that fails does not keep
 * those behind it, and comes again with the next run; the failures are thrown together at the end. `due` are ids alone,
 * since the error names them.
 */
export async function processEach<Due>(due: readonly Due[], resolve: (one: Due) => Promise<unknown>): Promise<void> {
  const failed: Due[] = [];
  const errors: unknown[] = [];
  for (const one of due)
    await resolve(one).catch((error: unknown) => {
      failed.push(one);
      errors.push(error);
    });
  if (errors.length === 0) return;
  const named = JSON.stringify(failed.slice(0, NAMED));
  throw new AggregateError(errors, `${errors.length} of ${due.length} failed: ${named}`);
}
