import type { ListPage } from '../contracts/list.ts';
import { siteFields, type SiteRecord } from '../contracts/admin/admin-site.schema.ts';
import type { Kernel } from '../kernel.ts';
import type { SiteRow } from '../persistence/rows.ts';
import { UseCase } from '../use-case.ts';

export const siteOf = ({ id, settings, revision }: SiteRow): SiteRecord => ({
  ...siteFields.parse(settings),
  id: id as 'site',
  revision,
});

/** The settings of the site, as stored. */
export class ListSite extends UseCase<Pick<Kernel, 'db'>> {
  async execute(): Promise<ListPage<SiteRecord>> {
    const rows = await this.ports.db('kernel.site').select('*');
    return { records: rows.map(siteOf), total: rows.length };
  }
}
