import { z } from 'zod';
import { genders } from '../../identity/contracts/auth.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { blankIsAbsent, isoTime, numericId, optionalText, text, wholeInQuery } from '#kernel/contracts/fields.ts';
import { passage } from './article-text.schema.ts';
import { EXAMPLE_AGES, exampleStatuses, SEARCHED, articleCategories } from './library.ts';
import * as address from './library.ts';

const language = z.enum(languageIds);

export const articleSummary = z.object({
  id: numericId,
  slug: z.string().describe('made from the title, shared by translations, and fixed once published'),
  language,
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(articleCategories),
  readTime: z.number().int().describe('minutes'),
  isPublished: z.boolean(),
  updatedAt: isoTime,
});
export type ArticleSummary = z.infer<typeof articleSummary>;
export const article = articleSummary.extend({ content: z.string().describe('Markdown') });
export const listGuidance = endpoint(address.listGuidance, {
  summary: 'Published guidance articles in the language of the request, or else in English',
  access: 'public',
  query: z.object({
    category: blankIsAbsent(z.enum([...articleCategories, 'all'])),
    q: optionalText(SEARCHED).describe('words of the article; matches in the title come first'),
  }),
  answer: z.array(articleSummary),
});

export const readArticle = article.extend({
  languages: z.array(language).describe('languages of the article at this address'),
  text: z.array(passage).describe('parsed content for display'),
  readNext: z.array(articleSummary),
});
export type ReadArticle = z.infer<typeof readArticle>;
export const showGuidance = endpoint(address.showGuidance, {
  summary: 'A published guidance article in the language of the request, or else in English',
  access: 'public',
  params: z.object({ slug: text(1, 200) }),
  answer: readArticle,
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
  sectMadhab: z.enum(['sunni', 'shia', 'other']),
  religiousPractice: z.enum(['Very Religious', 'Religious', 'Moderately Religious', 'Not Religious']),
  hijabPreference: z.enum(['Always', 'Sometimes', 'Never', 'Considering']).nullable().describe('women only'),
  currentMaritalStatus: z.string(),
  hasChildren: z.boolean(),
  numberOfChildren: z.number().int().nullable(),
  childrenAges: z.string().nullable(),
  languagesSpoken: z.array(z.string()),
  hobbiesInterests: z.array(z.string()),
});
const exampleAge = blankIsAbsent(wholeInQuery(EXAMPLE_AGES.least, EXAMPLE_AGES.most));

export const listExampleProfiles = endpoint(address.listExampleProfiles, {
  summary: 'Invented profiles for visitors',
  access: 'public',
  query: z.object({
    gender: blankIsAbsent(z.enum([...genders, 'all'])),
    ageMin: exampleAge,
    ageMax: exampleAge,
    location: blankIsAbsent(text(0, 100)).describe('part of the place; case does not matter'),
    maritalStatus: blankIsAbsent(z.enum([...exampleStatuses, 'all'])),
  }),
  answer: z.array(exampleProfile),
});
