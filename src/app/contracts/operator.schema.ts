import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import * as address from './operator.ts';

export const showOperator = endpoint(address.showOperator, {
  summary: 'The operator of the site, from its settings; named on the legal pages',
  access: 'public',
  answer: z.object({
    name: z.string(),
    address: z.array(z.string()).describe('lines of the postal address'),
    email: z.string(),
  }),
});
