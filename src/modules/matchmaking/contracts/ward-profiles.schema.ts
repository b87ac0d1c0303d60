import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoDate, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { ofWard } from '../../guardianship/contracts/of-ward.schema.ts';
import { genders } from '../../identity/contracts/auth.ts';
import * as address from './ward-profiles.ts';

export const wardProfile = z.object({
  id: numericId.nullable(),
  guardianId: opaqueId.nullable().describe('id of his record as her guardian; null until he has accepted'),
  wardFirstName: z.string(),
  isVerified: z.boolean().describe('false: she named him and he has not accepted yet; only her first name is shown'),
  isEmpty: z.boolean().describe('there is nothing to read about her at present'),
  gender: z.enum(genders),
  age: z.number().int().nullable(),
  location: z.string().nullable(),
  occupation: z.string().nullable(),
  education: z.string().nullable(),
  religiousPractice: z.string().nullable(),
  previousMarriageStatus: z.string().nullable(),
  hasChildren: z.boolean().nullable(),
  numberOfChildren: z.number().int().nullable(),
  childrenAges: z.string().nullable(),
  aboutMe: z.string().nullable(),
  iddahEndsOn: isoDate.nullable().describe('end of her waiting period while it runs; no other member sees it'),
});
export const wardProfiles = endpoint(address.wardProfiles, {
  summary: "The guardian's wards and their profiles",
  access: 'guardian',
  query: ofWard,
  answer: z.array(wardProfile),
});
