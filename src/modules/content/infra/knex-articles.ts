import type { Articles, KeptArticle, NewArticle } from '../domain/article.ts';
import type { ArticleRow } from './tables.ts';

export const articleOfRow = (row: ArticleRow): KeptArticle => ({
  id: row.id,
  slug: row.slug,
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

const rowOf = (article: NewArticle): Omit<ArticleRow, 'id' | 'revision'> => ({
  slug: article.slug,
  title: article.title,
  content: article.content,
  excerpt: article.excerpt,
  category: article.category,
  read_time: article.readTime,
  is_published: article.isPublished,
  was_published: article.wasPublished,
  updated_at: new Date(article.updatedAt),
});

/** Articles in Postgres. */
export const articles: Articles = {
  async find(tx, id) {
    const row = await tx.db('content.article').where({ id }).forUpdate().first();
    return row ? articleOfRow(row) : null;
  },

  async isTaken(tx, slug, byAnotherThan) {
    const other = tx.db('content.article').where({ slug });
    if (byAnotherThan !== null) other.whereNot({ id: byAnotherThan });
    return (await other.first('id')) !== undefined;
  },

  async add(tx, article) {
    const [row] = await tx.db('content.article').insert(rowOf(article)).returning('*');
    return articleOfRow(row!);
  },

  async save(tx, article) {
    const row = { ...rowOf(article), revision: article.revision + 1 };
    const [saved] = await tx.db('content.article').where({ id: article.id }).update(row).returning('*');
    return articleOfRow(saved!);
  },

  async remove(tx, id) {
    await tx.db('content.article').where({ id }).delete();
  },
};
