import { AdminList, searching, type Conditions, type ListReading } from '#kernel/admin/admin-list.ts';
import type { articles } from '../../contracts/admin-articles.schema.ts';
import { articleOfRow } from '../../infra/articles-repository.ts';
import type { ArticleRow } from '../../infra/rows.ts';

/** Includes drafts; for staff. */
export class ListAllArticles extends AdminList<typeof articles.list, ArticleRow> {
  protected override readonly conditions: Conditions<typeof articles.list> = {
    q: searching('title'),
    isOriginal: (rows, isOriginal) => void rows.whereRaw('(translation_of is null) = ?', [isOriginal]),
  };

  protected rows({ db }: ListReading) {
    return db('content.article');
  }

  protected records(rows: ArticleRow[]) {
    return rows.map(articleOfRow);
  }
}
