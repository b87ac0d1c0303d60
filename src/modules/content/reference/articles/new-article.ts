import type { articleCategories } from '../../contracts/library.ts';

/**
 * An article as first written, in Markdown: paragraphs, `## ` headings, `- ` lists, `> ` quotes, *emphasis*. The last
 * section is `## References`, a list of the quoted sources.
 */
export interface NewArticle {
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  category: (typeof articleCategories)[number];
  is_published: boolean;
}

/** A translated article; slug and facts are those of the English one. */
export type TranslatedArticle = Pick<NewArticle, 'slug' | 'title' | 'excerpt' | 'content'>;
