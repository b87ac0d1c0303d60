import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { ArticleSummary, ReadArticle } from '../contracts/library.ts';
import { passagesOf } from '../contracts/markdown.ts';
import type { ArticleRow } from '../infra/tables.ts';
import { SUMMARY, summaryOf } from './article-summary.ts';

/** So many are recommended below one. */
const NEXT = 3;

/** A published article at its address, and what may be read after it. */
export class ShowArticle {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  /** A draft is not there for readers. */
  async execute(slug: string): Promise<ReadArticle> {
    const row = await this.db('content.article').where({ slug, is_published: true }).first();
    if (!row) throw new DomainError('common.not-found');
    return {
      ...summaryOf(row),
      content: row.content,
      text: passagesOf(row.content),
      readNext: await this.readNext(row),
    };
  }

  /** Those of its category first, each time from this one onwards, so that every article is led to. */
  private async readNext({ id, category }: ArticleRow): Promise<ArticleSummary[]> {
    const rows = await this.db('content.article')
      .where({ is_published: true })
      .whereNot({ id })
      .select(SUMMARY)
      .orderByRaw('category = ? desc, id > ? desc, id', [category, id])
      .limit(NEXT);
    return rows.map(summaryOf);
  }
}
