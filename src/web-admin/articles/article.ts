import type texts from '#kernel/i18n/en/guidance.json';

/** A guidance article as it is edited. */
export interface ArticleRecord {
  id: number;
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  category: Exclude<keyof typeof texts.category, 'all'>;
  readTime: number;
  isPublished: boolean;
  updatedAt: string;
  revision: number;
}
