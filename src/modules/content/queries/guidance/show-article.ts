import type { Knex } from 'knex';
import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';
import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Passage } from '../../contracts/article-text.schema.ts';
import type { ArticleSummary, ReadArticle } from '../../contracts/library.schema.ts';
import { passagesOf } from '../../contracts/markdown.ts';
import type { ArticleRow } from '../../infra/rows.ts';
import { SUMMARY, summaryOf } from '../../article/article-summary.ts';
import { articlesIn } from '../../article/articles-in.ts';

const NEXT = 3;

export class ShowArticle extends UseCase<{ db: Knex }> {
  /** Caches by text, as parsing takes milliseconds and anybody may request an article. */
  private readonly passages = new BoundedCache<string, Passage[]>(200);

  /** In this language, or else in English. Articles that lists leave out do not exist for readers. */
  async execute(slug: string, language: ReadArticle['language']): Promise<ReadArticle> {
    const row = await articlesIn(this.ports.db, language).where({ slug }).first();
    if (!row) throw new DomainError('common.not-found');
    const published = this.ports.db('content.article').where({ slug, is_published: true });
    return {
      ...summaryOf(row),
      languages: await published.orderBy('id').pluck('language'),
      content: row.content,
      text: this.passages.getOrMake(row.content, () => passagesOf(row.content)),
      readNext: await this.readNext(row, language),
    };
  }

  /** The reader's language first, then the same category, cyclically, so that each article is recommended somewhere. */
  private async readNext(
    { id, slug, category }: ArticleRow,
    language: ReadArticle['language'],
  ): Promise<ArticleSummary[]> {
    const rows = await articlesIn(this.ports.db, language)
      .whereNot({ slug })
      .select(SUMMARY)
      .orderByRaw('language = ? desc, category = ? desc, id > ? desc, id', [language, category, id])
      .limit(NEXT);
    return rows.map(summaryOf);
  }
}
