import { z } from 'zod';
import { adminResourceEndpoints } from '#kernel/contracts/admin-resource.ts';
import { idInAddressOrJson, numericId, text } from '#kernel/contracts/fields.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { article } from './library.schema.ts';
import { articleCategories } from './library.ts';

export const articleRecord = article.extend({
  translationOf: numericId.nullable().describe('the article of which it is a translation, and whose address it shares'),
  revision: z.number().int(),
});
export type ArticleRecord = z.infer<typeof articleRecord>;

export const articleFields = z.object({
  title: text(1, 200),
  content: text(1, 20_000).describe('Markdown'),
  excerpt: text(0, 300).describe('generated from the content if empty'),
  category: z.enum(articleCategories),
  readTime: z.number().int().min(1).max(60).describe('minutes'),
  isPublished: z.boolean(),
  language: z.enum(languageIds).describe('cannot be changed'),
  translationOf: numericId.nullable().describe('a published article in another language'),
});
export type ArticleFields = z.infer<typeof articleFields>;

export const articles = adminResourceEndpoints({
  path: '/api/admin/articles',
  of: 'a guidance article',
  summary: 'Guidance articles, including drafts',
  access: 'staff',
  duties: ['content'],
  id: idInAddressOrJson,
  record: articleRecord,
  fields: articleFields,
  defaults: { excerpt: '', readTime: 5, isPublished: true, language: 'en', translationOf: null },
  sorts: ['id', 'title', 'language', 'category', 'readTime', 'isPublished', 'updatedAt'],
  exported: ['id', 'title', 'slug', 'language', 'category', 'readTime', 'isPublished', 'updatedAt'],
  filter: z.object({
    q: text(0, 100).optional().describe('text in the title'),
    category: z.enum(articleCategories).optional(),
    isPublished: z.boolean().optional(),
    language: z.enum(languageIds).optional(),
    isOriginal: z.boolean().optional().describe('true: without translations'),
  }),
});
