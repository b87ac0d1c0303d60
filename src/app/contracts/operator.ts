import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';

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
