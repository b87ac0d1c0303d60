import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SiteContentRecord, siteContents } from '../../contracts/admin-site-content.schema.ts';
import { siteContentOfRow } from '../../infra/site-contents-repository.ts';
import type { SiteContentRow } from '../../infra/rows.ts';

const columns = { id: 'id', kind: 'kind', headline: 'headline', asOf: 'as_of', displayOrder: 'display_order' };
type Filter = NonNullable<z.output<typeof siteContents.list.query>['filter']>;

export class ListSiteContents extends UseCase<{ db: Knex }> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>): Promise<ListPage<SiteContentRecord>> {
    const { id, kind } = wanted.filter ?? {};
    const all = this.ports.db('content.site_content');
    if (id) all.whereIn('id', id);
    if (kind) all.where({ kind });
    const { rows, total } = await pageOf<SiteContentRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    return { records: rows.map(siteContentOfRow), total };
  }
}
