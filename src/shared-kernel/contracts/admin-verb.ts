import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { Duty } from './roles.ts';

/**
 * Declares an act of the console that is no edit. Responds with the record and a `message` for a toast
 * (R-8.11).
 */
export const adminVerb = <P extends z.ZodType, B extends z.ZodType, A extends z.ZodRawShape>({
  path,
  answer,
  ...declared
}: {
  path: `/${string}`;
  summary: string;
  /** Allows moderators; default: admins only. */
  access?: 'staff';
  /** Allows staff with one of these duties. */
  duties?: readonly Duty[];
  fresh?: boolean;
  params: P;
  body: B;
  answer: z.ZodObject<A>;
}) =>
  endpoint(`POST ${path}`, {
    access: 'admin',
    ...declared,
    answer: answer.extend({ message: z.string() }),
  });
