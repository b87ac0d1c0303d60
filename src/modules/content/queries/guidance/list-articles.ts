import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Language } from '#kernel/i18n/languages.ts';
import { searchKey } from '#kernel/search/search-key.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ArticleSummary, listGuidance } from '../../contracts/library.schema.ts';
import { SUMMARY, summaryOf } from '../../article/article-summary.ts';
import { articlesIn } from '../../article/articles-in.ts';

/** The text search configuration of an article's language, if PostgreSQL has one. */
const STEMS = `case language when 'en' then 'english'::regconfig when 'ar' then 'arabic'::regconfig else 'simple'::regconfig end`;
/** The Arabic stemmer needs teh marbuta, which a search key writes as heh. */
const TEXT = `regexp_replace(?, case language when 'ar' then 'ه\\M' else '$^' end, 'ة', 'g')`;
const SOUGHT = `websearch_to_tsquery(${STEMS}, ${TEXT})`;

/** Published guidance, the newest first, of one category if given. */
export class ListArticles extends UseCase<{ db: Knex }> {
  /** Articles in the reader's language come first; of a search, those with a match in the title. */
  async execute({ category, q }: z.infer<typeof listGuidance.query>, language: Language): Promise<ArticleSummary[]> {
    const articles = articlesIn(this.ports.db, language);
    if (category && category !== 'all') articles.where({ category });
    articles.orderByRaw('language = ? desc', [language]);
    if (q) {
      const words = searchKey(q);
      articles
        .whereRaw(`search_vector @@ ${SOUGHT}`, [words])
        .orderByRaw(`ts_filter(search_vector, '{a}') @@ ${SOUGHT} desc, ts_rank(search_vector, ${SOUGHT}) desc`, [
          words,
          words,
        ]);
    }
    const rows = await articles.select(SUMMARY).orderBy('updated_at', 'desc').orderBy('id');
    return rows.map(summaryOf);
  }
}
