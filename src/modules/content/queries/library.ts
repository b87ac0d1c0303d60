import type { Knex } from 'knex';
import type { z } from 'zod';
import type { article, exampleProfile } from '../contracts/library.ts';

/** Published guidance, newest first; of one category where one is named. */
export async function publishedArticles(db: Knex, category: string | undefined): Promise<z.infer<typeof article>[]> {
  const rows = await db('content.article')
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

/** Invented people who show visitors what a profile is like. */
export async function exampleProfiles(db: Knex): Promise<z.infer<typeof exampleProfile>[]> {
  const rows = await db('content.example_profile').orderBy('id').select('id', 'details');
  return rows.map((row) => ({ id: row.id, ...row.details }));
}
