import type { ArticleSummary } from '../contracts/library.schema.ts';
import type { ArticleRow } from '../infra/rows.ts';

export const SUMMARY = [
  'id',
  'slug',
  'language',
  'title',
  'excerpt',
  'category',
  'read_time',
  'is_published',
  'updated_at',
] as const satisfies (keyof ArticleRow)[];

export const summaryOf = (row: Pick<ArticleRow, (typeof SUMMARY)[number]>): ArticleSummary => ({
  id: row.id,
  slug: row.slug,
  language: row.language,
  title: row.title,
  excerpt: row.excerpt,
  category: row.category,
  readTime: row.read_time,
  isPublished: row.is_published,
  updatedAt: row.updated_at.toISOString(),
});
