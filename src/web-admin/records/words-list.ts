import { typedEntries } from '#kernel/contracts/typed-list.ts';

/** A list as it is typed, with commas. */
export const typedList = {
  format: (value: unknown) => (Array.isArray(value) ? value.join(', ') : ((value as string | undefined) ?? '')),
  parse: (value: string) => value,
};

/** What was typed with commas, as the list that it means. */
export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : typedEntries(String(value ?? ''));
