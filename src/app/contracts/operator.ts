import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';

/** The date of the published legal texts; their version is that of the consent which refers to them. */
export const LEGAL_TEXTS_OF = '2026-11-25';

export const showOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  summary: 'The operator of the site, from its settings; named on the legal pages',
  access: 'public',
  answer: z.object({
    name: z.string(),
    address: z.array(z.string()).describe('lines; empty if not configured'),
    email: z.string(),
  }),
});
