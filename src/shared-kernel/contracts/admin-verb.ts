import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * What is done in the console and is no edit. It answers the record, and a `message` fit for a toast
 * (R-8.11).
 */
export const adminVerb = <P extends z.ZodType, B extends z.ZodType, A extends z.ZodRawShape>({
  answer,
  ...declared
}: {
  path: string;
  summary: string;
  /** Admins alone, unless said otherwise. */
  access?: 'staff';
  fresh?: boolean;
  params: P;
  body: B;
  answer: z.ZodObject<A>;
}) => endpoint({ method: 'POST', access: 'admin', ...declared, answer: answer.extend({ message: z.string() }) });
