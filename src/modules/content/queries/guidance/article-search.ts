import type { Knex } from 'knex';
import { addressIn } from '#kernel/i18n/languages.ts';
import type { ModulePage } from '#kernel/module.ts';

/** Addresses of published articles, for search engines. */
export class ArticleSearch {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(): Promise<ModulePage[]> {
    const rows = await this.db('content.article')
      .where({ is_published: true })
      .select('slug', 'language', 'updated_at')
      .orderBy('id');
    return rows.map(({ slug, language, updated_at }) => ({
      address: addressIn(language, `/guidance/${slug}`),
      changedAt: updated_at,
    }));
  }
}
