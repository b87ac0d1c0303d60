export type Branch = string | readonly Branch[] | { readonly [key: string]: Branch };
/** Replacements of texts by the same keys, or by their places in a list; null removes a text. */
export type Variant = string | null | { readonly [key: string]: Variant };

/** Returns a branch of the catalogue with the replacements of a variant; undefined if the variant removes it. */
export function applyVariant(branch: Branch | undefined, variant: Variant | undefined): Branch | undefined {
  if (variant === undefined || branch === undefined) return branch;
  if (variant === null) return undefined;
  if (typeof variant === 'string' || typeof branch === 'string') return variant as string;
  const entries = Object.entries(branch).flatMap(([key, text]): [string, Branch][] => {
    const changed = applyVariant(text, variant[key]);
    return changed === undefined ? [] : [[key, changed]];
  });
  return Array.isArray(branch) ? entries.map(([, text]) => text) : Object.fromEntries(entries);
}
