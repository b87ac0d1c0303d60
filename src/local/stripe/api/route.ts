import { z } from 'zod';
import type { AnyObject } from '../state.ts';
import type { StripeStore } from '../store.ts';

// In forms, numbers and booleans are text, and lists are numbered.
export const text = z.string().max(5000);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
export const listOf = <T extends z.ZodType>(one: T) =>
  z.record(z.string(), one).transform((by) => Object.values(by) as z.infer<T>[]);
export const body = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape);
export const nothing = body({});
/** A page has at most a hundred items, as with Stripe. */
export const page = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
};
export const expandable = (...paths: string[]) => ({ expand: listOf(z.enum(paths)).optional() });
/** Ids of coupons, in the order in which they are applied. */
export const discounts = listOf(z.strictObject({ coupon: text }).transform(({ coupon }) => coupon)).default([]);
export const onlyCards = listOf(z.literal('card'));

interface Call<Body> {
  books: StripeStore;
  id: string;
  body: Body;
  /** True if the caller has the secret key, not only the publishable one. */
  isServer: boolean;
}

/** One object, or a list, newest first, of which a page is shown. */
type Outcome = AnyObject | { list: AnyObject[] };

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  body: z.ZodType;
  /** Browsers may call it too, with the object's client secret. */
  isPublic: boolean;
  run(call: Call<never>): Promise<Outcome>;
}

export function route<B extends z.ZodType>(
  call: `${Route['method']} ${string}`,
  body: B,
  run: (call: Call<z.infer<B>>) => Promise<Outcome>,
  { isPublic = false } = {},
): Route {
  const [method, path] = call.split(' ') as [Route['method'], string];
  return {
    method,
    path: new RegExp(`^${path.replace(':id', '([\\w-]+)')}$`),
    body,
    isPublic,
    run: run as Route['run'],
  };
}
