import { z } from 'zod';
import { genders } from '../../identity/contracts/auth.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { blankIsAbsent, isoTime, numericId, text, wholeInQuery } from '#kernel/contracts/fields.ts';

export const articleCategories = [
  'remarriage',
  'children',
  'istikhara',
  'marriage',
  'family',
  'dua',
  'communication',
  'compatibility',
  'islamic-guidance',
] as const;
export const article = z.object({
  id: numericId,
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  category: z.enum(articleCategories),
  readTime: z.number().int().describe('minutes'),
  isPublished: z.boolean(),
  updatedAt: isoTime,
});
export const listGuidance = endpoint({
  method: 'GET',
  path: '/api/guidance',
  summary: 'Published guidance articles',
  access: 'public',
  query: z.object({ category: blankIsAbsent(z.enum([...articleCategories, 'all'])) }),
  answer: z.array(article),
});

export const exampleProfile = z.object({
  id: numericId,
  gender: z.enum(genders),
  age: z.number().int(),
  location: z.string(),
  ethnicity: z.string(),
  nationality: z.string(),
  occupation: z.string(),
  education: z.string(),
  bio: z.string(),
  aboutMe: z.string(),
  lookingFor: z.string(),
  sectMadhab: z.string(),
  religiousPractice: z.string(),
  hijabPreference: z.string().nullable(),
  currentMaritalStatus: z.string(),
  hasChildren: z.boolean(),
  numberOfChildren: z.number().int().nullable(),
  childrenAges: z.string().nullable(),
  languagesSpoken: z.array(z.string()),
  hobbiesInterests: z.array(z.string()),
});
/** How old somebody in an example is, at least and at most. */
export const EXAMPLE_AGES = { least: 18, most: 80 };
/** What the examples are filtered by, where their status is asked. */
export const exampleStatuses = ['divorced', 'widowed'] as const;
const exampleAge = blankIsAbsent(wholeInQuery(EXAMPLE_AGES.least, EXAMPLE_AGES.most));

export const listExampleProfiles = endpoint({
  method: 'GET',
  path: '/api/example-profiles',
  summary: 'Invented profiles for visitors',
  access: 'public',
  query: z.object({
    gender: blankIsAbsent(z.enum([...genders, 'all'])),
    ageMin: exampleAge,
    ageMax: exampleAge,
    location: blankIsAbsent(text(0, 100)).describe('part of the place, without regard to case'),
    maritalStatus: blankIsAbsent(z.enum([...exampleStatuses, 'all'])),
  }),
  answer: z.array(exampleProfile),
});
