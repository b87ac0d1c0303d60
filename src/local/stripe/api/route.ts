import type { z } from 'zod';
import type { StripeStore } from '../store.ts';
import type { Outcome } from './outcome.ts';

interface Call<Body> {
  books: StripeStore;
  id: string;
  body: Body;
  /** True if the caller has the secret key, not only the publishable one. */
  isServer: boolean;
}

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
