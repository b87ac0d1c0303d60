import { AdminList, type ListReading } from '#kernel/admin/admin-list.ts';
import type { siteContents } from '../../contracts/admin-site-content.schema.ts';
import { siteContentOfRow } from '../../infra/site-contents-repository.ts';
import type { SiteContentRow } from '../../infra/rows.ts';

export class ListSiteContents extends AdminList<typeof siteContents.list, SiteContentRow> {
  protected rows({ db }: ListReading) {
    return db('content.site_content');
  }

  protected records(rows: SiteContentRow[]) {
    return rows.map(siteContentOfRow);
  }
}
