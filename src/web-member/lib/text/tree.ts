import type { Tree } from './namespaces.d.ts';

/** Replaces the text at a place of a namespace. */
export type Replacements = (
  namespace: string,
  steps: string[],
  text: string | Tree | undefined,
) => string | Tree | undefined;

/** The branch of a tree at these steps. */
export const at = <T>(tree: T | undefined, steps: string[]): T | undefined =>
  steps.reduce<T | undefined>(
    (branch, key) => (typeof branch === 'object' ? (branch as Record<string, T> | null)?.[key] : undefined),
    tree,
  );
