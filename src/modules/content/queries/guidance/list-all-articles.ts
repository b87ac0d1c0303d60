import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { containsText, pageOf } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { articles, ArticleRecord } from '../../contracts/admin-articles.schema.ts';
import { articleOfRow } from '../../infra/articles-repository.ts';
import type { ArticleRow } from '../../infra/rows.ts';

const columns = {
  id: 'id',
  title: 'title',
  language: 'language',
  category: 'category',
  readTime: 'read_time',
  isPublished: 'is_published',
  updatedAt: 'updated_at',
};
type Filter = NonNullable<z.output<typeof articles.list.query>['filter']>;

/** Includes drafts; for staff. */
export class ListAllArticles extends UseCase<{ db: Knex }> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>): Promise<ListPage<ArticleRecord>> {
    const { id, q, category, isPublished, language, isOriginal } = wanted.filter ?? {};
    const all = this.ports.db('content.article');
    if (id) all.whereIn('id', id);
    if (q) all.where(containsText('title', q));
    if (category) all.where({ category });
    if (isPublished !== undefined) all.where({ is_published: isPublished });
    if (language) all.where({ language });
    if (isOriginal !== undefined) all.whereRaw(`translation_of is ${isOriginal ? '' : 'not '}null`);
    const { rows, total } = await pageOf<ArticleRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    return { records: rows.map(articleOfRow), total };
  }
}
