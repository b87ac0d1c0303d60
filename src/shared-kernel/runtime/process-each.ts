/** Most failures that the error names. */
const NAMED = 20;

/**
 * Processes each due id of a sweep in a transaction of its own. A failure does not stop the others and is retried by
 * the next run; all failures are thrown together at the end.
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
