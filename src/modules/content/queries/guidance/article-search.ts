import type { Knex } from 'knex';
import { addressIn } from '#kernel/i18n/languages.ts';
import type { ModulePage } from '#kernel/module.ts';
import { UseCase } from '#kernel/use-case.ts';

/** Addresses of published articles, for search engines. */
export class ArticleSearch extends UseCase<{ db: Knex }> {
  async execute(): Promise<ModulePage[]> {
    const rows = await this.ports
      .db('content.article')
      .where({ is_published: true })
      .select('slug', 'language', 'updated_at')
      .orderBy('id');
    return rows.map(({ slug, language, updated_at }) => ({
      address: addressIn(language, `/guidance/${slug}`),
      changedAt: updated_at,
    }));
  }
}
