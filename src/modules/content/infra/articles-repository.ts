import { lockUntilEnd } from '#kernel/persistence/locks.ts';
import { tableRepository } from '#kernel/persistence/table-repository.ts';
import type { Articles, PublishedArticleRecord } from '../domain/article.ts';
import type { ArticleRow } from './rows.ts';

export const articleOfRow = (row: ArticleRow): PublishedArticleRecord => ({
  id: row.id,
  slug: row.slug,
  language: row.language,
  translationOf: row.translation_of,
  title: row.title,
  content: row.content,
  excerpt: row.excerpt,
  category: row.category,
  readTime: row.read_time,
  isPublished: row.is_published,
  wasPublished: row.was_published,
  updatedAt: row.updated_at.toISOString(),
  revision: row.revision,
});

export const articles: Articles = {
  ...tableRepository<PublishedArticleRecord, Omit<ArticleRow, 'search_vector'>>('content.article', {
    recordOf: articleOfRow,
    rowOf: (article) => ({
      slug: article.slug,
      language: article.language,
      translation_of: article.translationOf,
      title: article.title,
      content: article.content,
      excerpt: article.excerpt,
      category: article.category,
      read_time: article.readTime,
      is_published: article.isPublished,
      was_published: article.wasPublished,
      updated_at: new Date(article.updatedAt),
    }),
  }),

  async isTaken(tx, slug, byAnotherThan) {
    await lockUntilEnd(tx.db, 'articleAddresses');
    const other = tx.db('content.article').where({ slug });
    if (byAnotherThan !== null) other.whereNot({ id: byAnotherThan });
    return (await other.first('id')) !== undefined;
  },

  async existsIn(tx, slug, language) {
    return (await tx.db('content.article').where({ slug, language }).first('id')) !== undefined;
  },
};
