import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { ArticleSummary, ReadArticle } from '../contracts/library.ts';
import { passagesOf } from '../contracts/markdown.ts';
import type { ArticleRow } from '../infra/tables.ts';
import { SUMMARY, summaryOf } from './article-summary.ts';
import { articlesIn } from './articles-in.ts';

/** So many are recommended below one. */
const NEXT = 3;

/** A published article at its address, and what may be read after it. */
export class ShowArticle {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  /**
   * In this language where it stands in it, else in English, else in its own. A draft is not there for readers.
   */
  async execute(slug: string, language: ReadArticle['language']): Promise<ReadArticle> {
    const rows = await this.db('content.article')
      .where({ slug, is_published: true })
      .orderByRaw(`language = ? desc, language = 'en' desc`, [language]);
    const [row] = rows;
    if (!row) throw new DomainError('common.not-found');
    return {
      ...summaryOf(row),
      languages: rows.map((one) => one.language),
      content: row.content,
      text: passagesOf(row.content),
      readNext: await this.readNext(row, language),
    };
  }

  /** Those of its category first, each time from this one onwards, so that every article is led to. */
  private async readNext(
    { id, slug, category }: ArticleRow,
    language: ReadArticle['language'],
  ): Promise<ArticleSummary[]> {
    const rows = await articlesIn(this.db, language)
      .whereNot({ slug })
      .select(SUMMARY)
      .orderByRaw('language = ? desc, category = ? desc, id > ? desc, id', [language, category, id])
      .limit(NEXT);
    return rows.map(summaryOf);
  }
}
