export const mergeMetadata = (
  before: Record<string, string>,
  changes: Record<string, string> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));
