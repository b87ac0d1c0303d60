import { z } from 'zod';
import { adminResourceEndpoints } from '#kernel/contracts/admin-resource.ts';
import { idInAddressOrJson, text } from '#kernel/contracts/fields.ts';
import { article, articleCategories } from './library.ts';

/** A guidance article as the console edits it. */
export const articleRecord = article.extend({ revision: z.number().int() });
export type ArticleRecord = z.infer<typeof articleRecord>;

export const articleFields = z.object({
  title: text(1, 200),
  content: text(1, 20_000).describe('Markdown'),
  excerpt: text(0, 300).describe('made from the content where it is empty'),
  category: z.enum(articleCategories),
  readTime: z.number().int().min(1).max(60).describe('minutes'),
  isPublished: z.boolean(),
});
export type ArticleFields = z.infer<typeof articleFields>;

export const articles = adminResourceEndpoints({
  path: '/api/admin/articles',
  of: 'a guidance article',
  summary: 'Guidance articles, drafts as well',
  access: 'staff',
  id: idInAddressOrJson,
  record: articleRecord,
  fields: articleFields,
  defaults: { excerpt: '', readTime: 5, isPublished: true },
  sorts: ['id', 'title', 'category', 'readTime', 'isPublished', 'updatedAt'],
  filter: z.object({
    q: text(0, 100).optional().describe('in the title'),
    category: z.enum(articleCategories).optional(),
    isPublished: z.boolean().optional(),
  }),
});
