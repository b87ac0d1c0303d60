import type { Knex } from 'knex';
import type { z } from 'zod';
import type { article, listGuidance } from '../contracts/library.ts';

/** Published guidance, the newest first. */
export class ListArticles {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  /** Of one category where one is named. */
  async execute({ category }: z.infer<typeof listGuidance.query>): Promise<z.infer<typeof article>[]> {
    const rows = await this.db('content.article')
      .where({ is_published: true, ...(category && category !== 'all' && { category }) })
      .orderBy('updated_at', 'desc')
      .orderBy('id');
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      excerpt: row.excerpt,
      category: row.category,
      readTime: row.read_time,
      isPublished: row.is_published,
      updatedAt: row.updated_at.toISOString(),
    }));
  }
}
