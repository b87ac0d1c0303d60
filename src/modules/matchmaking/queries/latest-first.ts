import type { z } from 'zod';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';

/** A place in a list whose latest stands first: when, and which of that moment. */
export const placeAt = (at: Date, id: string | number): string => `${at.getTime()}.${id}`;

/** Such a place as a cursor gives it. Throws `common.invalid` for what is none. */
export function readPlace<Id extends z.ZodType>(cursor: string, id: Id): [Date, z.output<Id>] {
  const [, moment, rest] = /^(\d{1,13})\.(.+)$/.exec(cursor) ?? [];
  const parsed = id.safeParse(rest);
  if (moment === undefined || !parsed.success) throw invalidField('cursor', sentence('invalid'));
  return [new Date(Number(moment)), parsed.data];
}
