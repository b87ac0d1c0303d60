import { z } from 'zod';

// In forms, numbers and booleans are text, and lists are numbered.
export const text = z.string().max(5000);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
export const listOf = <T extends z.ZodType>(one: T) =>
  z.record(z.string(), one).transform((by) => Object.values(by) as z.infer<T>[]);
export const metadata = z.record(z.string().max(40), z.string().max(500));
const common = { expand: listOf(text).optional() };
export const body = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ ...common, ...shape });
export const nothing = body({});
/** A page has at most a hundred items, as with Stripe. */
export const page = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
export const discounts = listOf(z.strictObject({ coupon: text })).optional();
