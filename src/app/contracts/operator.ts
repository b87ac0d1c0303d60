import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';

/** The day of the published legal texts; their version is that of the consent which refers to them. */
export const LEGAL_TEXTS_OF = '2026-11-25';

export const showOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  summary: 'Who runs the site, as its settings say; the legal pages name them',
  access: 'public',
  answer: z.object({
    name: z.string(),
    address: z.array(z.string()).describe('lines; none where the settings name none'),
    email: z.string(),
  }),
});
