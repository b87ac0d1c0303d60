import { typedEntries } from '#kernel/contracts/typed-list.ts';

/** Shows a list as text with commas, for inputs. */
export const typedList = {
  format: (value: unknown) => (Array.isArray(value) ? value.join(', ') : ((value as string | undefined) ?? '')),
  parse: (value: string) => value,
};

/** Parses text with commas into a list. */
export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : typedEntries(String(value ?? ''));
