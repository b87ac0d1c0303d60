import { z } from 'zod';
import { genders } from '../../identity/contracts/auth.ts';
import { adminResourceEndpoints } from '#kernel/contracts/admin-resource.ts';
import { idInAddressOrJson, text } from '#kernel/contracts/fields.ts';
import { EXAMPLE_AGES } from './library.ts';
import { exampleProfile } from './library.schema.ts';

export const exampleProfileRecord = exampleProfile.extend({ revision: z.number().int() });
export type ExampleProfileRecord = z.infer<typeof exampleProfileRecord>;

const word = text(1, 100);
const words = text(1, 1000);
const list = z.array(text(1, 60)).max(20);

export const exampleProfileFields = z.object({
  gender: z.enum(genders),
  age: z.number().int().min(EXAMPLE_AGES.least).max(EXAMPLE_AGES.most),
  location: word,
  ethnicity: word,
  nationality: word,
  occupation: word,
  education: word,
  bio: words,
  aboutMe: words,
  lookingFor: words,
  ...exampleProfile.pick({ sectMadhab: true, religiousPractice: true, hijabPreference: true }).shape,
  currentMaritalStatus: z.enum(['divorced', 'widowed', 'currently_married']),
  hasChildren: z.boolean(),
  numberOfChildren: z.number().int().min(1).max(10).nullable().describe('null without children'),
  childrenAges: text(0, 60).nullable(),
  languagesSpoken: list,
  hobbiesInterests: list,
});
export type ExampleProfileFields = z.infer<typeof exampleProfileFields>;

export const exampleProfiles = adminResourceEndpoints({
  path: '/api/admin/example-profiles',
  of: 'an invented profile',
  summary: 'Invented profiles for visitors',
  access: 'staff',
  duties: ['content'],
  id: idInAddressOrJson,
  record: exampleProfileRecord,
  fields: exampleProfileFields,
  defaults: {
    hijabPreference: null,
    hasChildren: false,
    numberOfChildren: null,
    childrenAges: null,
    languagesSpoken: [],
    hobbiesInterests: [],
  },
  sorts: ['id', 'gender', 'age', 'location'],
  exported: ['id', 'gender', 'age', 'location', 'occupation', 'currentMaritalStatus'],
  filter: z.object({
    q: text(0, 100).optional().describe('text in place, occupation or description'),
    gender: z.enum(genders).optional(),
  }),
});
