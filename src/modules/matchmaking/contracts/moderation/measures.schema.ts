import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { measureId } from '#kernel/contracts/ids.ts';
import { ownProfile } from '../profiles.schema.ts';
import * as address from './measures.ts';

export const acknowledgeWarning = endpoint(address.acknowledgeWarning, {
  summary: 'The member has read a warning of the staff',
  access: 'member',
  params: z.object({ id: measureId }),
  answer: ownProfile,
});
