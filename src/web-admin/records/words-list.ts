import { typedEntries } from '#kernel/contracts/typed-list.ts';

export const typedList = {
  format: (value: unknown) => (Array.isArray(value) ? value.join(', ') : ((value as string | undefined) ?? '')),
  parse: (value: string) => value,
};

export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : typedEntries(String(value ?? ''));
